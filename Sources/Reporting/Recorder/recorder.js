// The recorder: asks for one gesture after the other and keeps every event of each touch.
//
// A touch completes its prompt whatever it looks like, so that nobody learns a threshold. The page
// below the finger is moved by this script, since a page that scrolls by itself takes the touch.

const $ = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const screens = JSON.parse($("data").textContent);
const view = $("view");

function el(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// MARK: The protocol

// Of each prompt so many in all and so many in a block; blocks come in random order.
const prompts = {
  back: {
    title: "Go back", intent: "pop", context: "list", count: 20, block: 5,
    says: "Swipe back to the page before, as you do in an app.",
    note: "Start where you like. Every swipe goes back, however short.",
  },
  change: {
    title: "Change your mind", intent: "popAbort", context: "list", count: 10, block: 5,
    says: "Start to swipe back, then change your mind and stay, before you let go.",
    note: "Do what you do in an app to stay where you are.",
  },
  read: {
    title: "Read", intent: "contentVertical", context: "list", count: 50, block: 10,
    says: "Read the text, and scroll on as you need to.",
    note: "It is a short story without end. Read as fast as you usually do.",
  },
  skim: {
    title: "Skim a feed", intent: "contentBrowse", context: "list", count: 50, block: 10,
    says: "Scroll quickly, as in a feed in which nothing catches your eye.",
    note: "",
  },
  next: {
    title: "Next picture", intent: "contentLeft", context: "carousel", count: 10, block: 5,
    says: "Swipe the pictures to the left, to the next one.", note: "",
  },
  previous: {
    title: "Previous picture", intent: "contentRight", context: "carousel", count: 10, block: 5,
    says: "Swipe the pictures to the right, to the one before.", note: "",
  },
  tap: {
    title: "Tap", intent: "tapSmear", context: "list", count: 60, block: 15,
    says: "Tap the filled field.", note: "One after the other, without hurry.",
  },
};
// Movements of less than so many px answer no prompt but that to tap.
const least = 10;

const random = (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n;
function shuffled(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}
// Letters and digits that nobody confuses; a letter first, or spreadsheets take some for numbers.
const code = (length) =>
  Array.from({ length }, (_, i) => "abcdefghkmnprstuvwxyz2345679"[random(i ? 28 : 21)]).join("");

function plan() {
  const blocks = Object.entries(prompts).flatMap(([name, { count, block }]) =>
    Array.from({ length: count / block }, () => ({ name, length: block })));
  return shuffled(blocks).flatMap(({ name, length }, number) =>
    Array.from({ length }, (_, place) => ({ name, number: number + 1, place, length })));
}

// MARK: Sections of the page

let shown = "setup";
function show(id) {
  for (const section of all("section")) section.hidden = section.id !== id;
  document.querySelector("main").hidden = id === "stage";
  shown = id;
  scrollTo(0, 0);
  $(id).querySelector("h1")?.focus();
}

// MARK: The form

// What is being recorded; null before the start.
let recording = null;
let millimetres = 0;
const short = Math.min(screen.width, screen.height);
const long = Math.max(screen.width, screen.height);
const fits = ({ width, height }) =>
  Math.abs(Math.min(width, height) - short) <= 1 && Math.abs(Math.max(width, height) - long) <= 1;

function offerDevices() {
  const option = (s) => el("option", { value: s.name }, s.title);
  const mine = screens.filter(fits);
  const others = screens.filter((s) => !fits(s));
  $("device").append(
    el("option", { value: "" }, "Another, or not known"), ...mine.map(option),
    el("optgroup", { label: "Screens of other sizes" }, ...others.map(option)));
  // Where one alone has this size, it is that one or like it.
  if (mine.length === 1) $("device").value = mine[0].name;
}
const chosen = () => screens.find((s) => s.name === $("device").value);

function sizeFromDevice() {
  const device = chosen();
  $("other-field").hidden = Boolean(device);
  millimetres = device ? Math.min(device.width, device.height) * device.mm / short : 0;
  saySize(device ? "as in the list of devices" : "");
}
function saySize(source) {
  $("size").value = millimetres
    ? `1 pt is ${millimetres.toFixed(4)} mm, ${source}.`
    : "The size of a pt is not known: measure it, or choose the device.";
}

function start(event) {
  event.preventDefault();
  const own = $("code").value.trim().toLowerCase();
  if (own && !/^[a-z][a-z0-9]{7}$/.test(own)) {
    $("form-says").textContent = "A code has eight letters and digits, such as k7m2p9xe.";
    $("code").focus();
    return;
  }
  const form = new FormData($("form"));
  recording = {
    code: own || code(8), take: code(4), hand: form.get("hand"), grip: form.get("grip"),
    millimetres,
    screen: chosen() && fits(chosen()) ? chosen().name : "",
    device: chosen()?.title ?? $("other").value.replace(/[^\p{L}\p{N} .'()\/+-]/gu, "").trim(),
    queue: plan(), at: 0, touches: [], number: 0, origin: null, isSaved: true,
  };
  announce();
}

// MARK: From prompt to prompt

const current = () => recording.queue[recording.at];

// The card before a block, or the end.
function announce() {
  const now = current();
  if (!now) return finish();
  const { title, says, note } = prompts[now.name];
  const blocks = recording.queue.at(-1).number;
  $("card-part").textContent =
    `Part ${now.number} of ${blocks}, ${recording.at} of ${recording.queue.length} recorded`;
  $("card-title").textContent = `${title}: ${now.length - now.place} times`;
  $("card-says").textContent = says;
  $("card-note").textContent = note;
  showUndo();
  show("card");
}

let isReady = false;
let timer = 0;
let page = null;

// The stage, ready for the current prompt.
function ask() {
  const { name, place, length } = current();
  show("stage");
  $("prompt").textContent = `${prompts[name].says} (${place + 1} of ${length})`;
  $("progress").max = recording.queue.length;
  $("progress").value = recording.at;
  if (page?.name !== name) {
    page?.leave?.();
    view.replaceChildren();
    page = { name, ...pages[name]() };
  }
  page.ask?.();
  view.dataset.prompt = name;
  view.dataset.number = recording.at;
  showUndo();
  isReady = true;
}

function note(text) { $("note").textContent = text; }
const counted = () => recording.touches.filter((t) => t.counts).length;
function showUndo() { for (const button of all("[data-undo]")) button.disabled = counted() === 0; }

function advance() {
  recording.at += 1;
  isReady = false;
  // An app that has just gone back is not touched at once.
  const wait = current()?.place === 0 || !current() ? 800 : page.pause ?? 0;
  clearTimeout(timer);
  const next = () => (current()?.place > 0 ? ask() : announce());
  if (wait) timer = setTimeout(next, wait);
  else next();
}

function undo() {
  const last = recording.touches.findLastIndex((t) => t.counts);
  if (last < 0 || touch) return;
  clearTimeout(timer);
  recording.touches.length = last;
  recording.at -= 1;
  page?.leave?.();
  page = null;
  note("Undone: please do it again.");
  ask();
}

function pause() {
  if (touch) return;
  clearTimeout(timer);
  isReady = false;
  $("pause-says").textContent = `${recording.at} of ${recording.queue.length} are recorded.`;
  $("stop").disabled = recording.at === 0;
  show("pause");
}

// MARK: Touches

let touch = null;

function row(event, phase) {
  const last = touch.rows.at(-1);
  recording.origin ??= event.timeStamp;
  touch.rows.push({
    time: Math.max(event.timeStamp - recording.origin, last?.time ?? 0),
    x: event.clientX - touch.left, y: event.clientY - touch.top, phase,
  });
}

function began(event) {
  if (touch && event.pointerId !== touch.pointer) return end("cancelled", "One finger, please.");
  if (!isReady || touch) return;
  if (event.pointerType !== "touch") return note("A finger is needed: a mouse moves otherwise.");
  const box = view.getBoundingClientRect();
  touch = {
    pointer: event.pointerId, left: box.left, top: box.top, width: box.width, height: box.height,
    prompt: current().name, number: ++recording.number, rows: [], counts: false,
  };
  note("");
  row(event, "began");
  page.began?.();
}

const isOurs = (event) => touch?.pointer === event.pointerId;

function moved(event) {
  if (!isOurs(event)) return;
  // A browser hands over one event a frame; the panel reported more.
  const reports = event.getCoalescedEvents?.() ?? [];
  for (const report of reports.length ? reports : [event]) row(report, "moved");
  const first = touch.rows[0], last = touch.rows.at(-1);
  page.moved?.(last.x - first.x, last.y - first.y);
}

// px per ms over the last tenth of a second.
function speed(rows) {
  const last = rows.at(-1);
  const first = rows.find((r) => r.time >= last.time - 100);
  const time = Math.max(last.time - first.time, 8);
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}

function lifted(event) {
  if (!isOurs(event)) return;
  row(event, "ended");
  end("ended", "Move a little farther, please: that was a tap.");
}

function end(phase, words) {
  const done = touch;
  touch = null;
  if (phase === "cancelled") done.rows.push({ ...done.rows.at(-1), phase });
  const [first] = done.rows;
  const far = Math.max(...done.rows.map((r) => Math.hypot(r.x - first.x, r.y - first.y)));
  done.counts = phase === "ended" && (done.prompt === "tap" || far >= least);
  recording.touches.push(done);
  recording.isSaved = false;
  page.ended?.(done.counts, speed(done.rows));
  if (done.counts) advance();
  else note(words);
}

const cancelled = (words) => touch && end("cancelled", words);

// MARK: The pages that are touched

const story = $("story").content;

function stack(isBack) {
  const lines = () =>
    Array.from({ length: 7 }, (_, i) => el("p", { class: "line" }, `Line ${i + 1}`));
  let number = 1;
  const sheet = (kind, n) =>
    el("div", { class: `sheet ${kind}` }, el("h2", {}, `Page ${n}`), ...lines());
  let over = null;
  const put = (x) => { over.style.transform = x ? `translateX(${x})` : ""; };
  return {
    pause: 1100,
    ask() {
      if (over && !isBack) return;
      number += 1;
      over = sheet("over", number);
      view.replaceChildren(sheet("under", number - 1), over);
    },
    began: () => over.classList.remove("settle"),
    moved: (dx) => put(`${Math.max(0, dx - least)}px`),
    ended(counts) {
      over.classList.add("settle");
      put(counts && isBack ? "105%" : "");
    },
  };
}

// Content that repeats below and above, and rolls on by itself once it was flicked.
function roll(make) {
  const one = make();
  const strip = el("div", {}, one, one.cloneNode(true), one.cloneNode(true));
  view.replaceChildren(strip);
  let offset = 0, from = 0, frame = 0;
  const put = (y) => {
    const height = one.offsetHeight;
    offset = ((y % height) + height) % height;
    strip.style.transform = `translateY(${-offset}px)`;
  };
  put(0);
  return {
    began() { cancelAnimationFrame(frame); from = offset; },
    moved: (_, dy) => put(from - dy),
    ended(_, { y }) {
      let v = Math.max(-8, Math.min(8, y)), before = performance.now();
      const step = (now) => {
        const time = Math.max(0, now - before);
        put(offset - v * time);
        v *= 0.998 ** time;
        before = now;
        if (Math.abs(v) > 0.02) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    leave: () => cancelAnimationFrame(frame),
  };
}

function feed() {
  const posts = Array.from({ length: 24 }, (_, i) => el("div", { class: "post" },
    el("strong", {}, `Somebody ${i + 1}`), el("p", {}, "A few words about what there is to see."),
    el("div", { class: `picture${i % 3 ? "" : " tall"}` })));
  return el("div", { class: "roll" }, ...posts);
}

function carousel() {
  let middle = 50, x = 0;
  const strip = el("div", { class: "strip" });
  view.replaceChildren(strip);
  const draw = () => {
    strip.replaceChildren(...[-2, -1, 0, 1, 2].map((i) => {
      const picture = el("div", {}, `${middle + i}`);
      picture.style.transform = `translateX(${i * 104}%)`;
      return picture;
    }));
    strip.classList.remove("settle");
    strip.style.transform = "";
  };
  draw();
  return {
    pause: 350,
    ask: draw,
    began: () => strip.classList.remove("settle"),
    moved(dx) { x = dx; strip.style.transform = `translateX(${dx}px)`; },
    ended(counts) {
      const step = counts ? Math.sign(x) : 0;
      middle -= step;
      strip.classList.add("settle");
      strip.style.transform = step ? `translateX(${step * 0.84 * 104}%)` : "";
    },
  };
}

function tiles() {
  const { width, height } = view.getBoundingClientRect();
  const columns = Math.max(3, Math.floor(width / 90)), rows = Math.max(3, Math.floor(height / 70));
  const grid = el("div", { class: "tiles" },
    ...Array.from({ length: columns * rows }, () => el("div", {})));
  grid.style.gridTemplate = `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)`;
  view.replaceChildren(grid);
  let on = -1;
  return {
    pause: 150,
    ask() {
      let next = on;
      while (next === on) next = random(columns * rows);
      if (on >= 0) grid.children[on].className = "";
      grid.children[on = next].className = "on";
    },
  };
}

const pages = {
  back: () => stack(true), change: () => stack(false), next: carousel, previous: carousel,
  read: () => roll(() => el("div", { class: "roll" }, story.cloneNode(true))),
  skim: () => roll(feed),
  tap: tiles,
};

// MARK: The file

const columns = ["swipe", "participant", "screen", "view_width_pt", "context", "intent", "time_s",
  "x_pt", "y_pt", "phase", "recording", "prompt", "hand", "grip", "mm_per_pt", "view_height_pt",
  "pixel_ratio", "device"];
const plain = (value, digits) => String(Number(value.toFixed(digits)));
const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv() {
  const r = recording;
  const lines = r.touches.flatMap((t) => {
    const { intent, context } = prompts[t.prompt];
    const screen = r.screen && t.width > t.height ? `${r.screen}-landscape` : r.screen;
    // What answered no prompt was wanted for nobody knows what.
    const before = [`${r.code}-${r.take}-${t.number}`, r.code, screen, plain(t.width, 2), context,
      t.counts ? intent : ""];
    const after = [r.code, t.prompt, r.hand, r.grip, r.millimetres ? plain(r.millimetres, 5) : "",
      plain(t.height, 2), plain(devicePixelRatio, 3), quoted(r.device)];
    return t.rows.map((e) => [...before, plain(e.time / 1000, 4), plain(e.x, 3), plain(e.y, 3),
      e.phase, ...after].join(","));
  });
  return [columns.join(","), ...lines].join("\n") + "\n";
}

const fileName = () => `touches-${recording.code}-${recording.take}.csv`;

// Events per second while fingers moved: intervals near the middle one, as browsers round times.
function rate() {
  const steps = recording.touches.flatMap((t) =>
    t.rows.slice(1).map((r, i) => (r.phase === "moved" ? r.time - t.rows[i].time : 0)))
    .filter((step) => step > 0).sort((a, b) => a - b);
  const middle = steps[steps.length >> 1];
  const near = steps.filter((step) => step > 0.5 * middle && step < 1.5 * middle);
  const sum = near.reduce((all, step) => all + step, 0);
  return near.length > 20 ? Math.round(1000 * near.length / sum) : 0;
}

function finish() {
  page?.leave?.();
  page = null;
  const events = recording.touches.reduce((sum, t) => sum + t.rows.length, 0);
  $("done-says").textContent =
    `${counted()} gestures of ${recording.queue.length}, ${events} events`
    + (rate() ? `, ${rate()} a second while the finger moved` : "")
    + ". The file holds them and your answers; save it before you close this page.";
  $("counts").replaceChildren(...Object.entries(prompts).map(([name, { title, count }]) => {
    const found = recording.touches.filter((t) => t.counts && t.prompt === name).length;
    return el("tr", {}, el("th", { scope: "row" }, title),
      el("td", { class: "r" }, `${found} of ${count}`));
  }));
  $("own").textContent = recording.code;
  $("command").textContent = `swipelab judge ${fileName()} --summary`;
  $("save-says").value = "";
  show("done");
}

function save() {
  const link = el("a", { download: fileName() });
  link.href = URL.createObjectURL(new Blob([csv()], { type: "text/csv" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  recording.isSaved = true;
  $("save-says").value = `Saved as ${fileName()}.`;
}

async function copy() {
  try {
    await navigator.clipboard.writeText(csv());
    recording.isSaved = true;
    $("save-says").value = `Copied: paste it into a file that is called ${fileName()}.`;
  } catch {
    $("save-says").value = "This browser does not let the page copy; save the file instead.";
  }
}

function again() {
  if (!recording.isSaved && !confirm("The file is not saved. Go on without it?")) return;
  recording = null;
  $("form").reset();
  $("code").value = "";
  sizeFromDevice();
  show("setup");
}

// MARK: The ruler

function sayLength() {
  $("span").style.height = `${$("length").value}px`;
  const size = (85.6 / $("length").value).toFixed(4);
  $("length-says").value = `Then 1 pt is ${size} mm.`;
}
function lengthen(step) {
  $("length").value = Number($("length").value) + step;
  sayLength();
}

// MARK: What is wired to what

offerDevices();
sizeFromDevice();
$("form").hidden = false;
const clicks = {
  measure: () => {
    $("length").value = 85.6 / (millimetres || 0.158);
    sayLength();
    show("ruler");
  },
  shorter: () => lengthen(-1),
  longer: () => lengthen(1),
  use: () => {
    millimetres = 85.6 / $("length").value;
    saySize("measured with a card");
    show("setup");
  },
  leave: () => show("setup"),
  go: () => { note(""); ask(); }, stop: finish, save, copy, again,
  resume: () => (current().place > 0 ? ask() : announce()),
};
for (const [id, action] of Object.entries(clicks)) $(id).addEventListener("click", action);
for (const button of all("[data-undo]")) button.addEventListener("click", undo);
for (const button of all("[data-pause]")) button.addEventListener("click", pause);
$("form").addEventListener("submit", start);
$("device").addEventListener("change", sizeFromDevice);
$("length").addEventListener("input", sayLength);
view.addEventListener("pointerdown", began);
view.addEventListener("pointermove", moved);
view.addEventListener("pointerup", lifted);
view.addEventListener("pointercancel", (event) =>
  isOurs(event) && cancelled("The system took that touch. Once more, please."));
for (const type of ["touchstart", "contextmenu", "selectstart", "dragstart"]) {
  view.addEventListener(type, (event) => event.preventDefault(), { passive: false });
}
addEventListener("resize", () => cancelled("The view has changed its size. Once more, please."));
addEventListener("beforeunload", (event) => {
  if (recording && !recording.isSaved) event.preventDefault();
});
