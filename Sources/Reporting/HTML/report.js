// What report.html does beyond being read: without this script it is complete.
//
// All state (highlighted policy, sorted tables, open sections, sliders) is in the URL's hash, so
// that a link shows what its sender saw: #section&key=value&key=value.

const $ = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const on = (type, action, target = document) => target.addEventListener(type, action);
const data = JSON.parse($("data").textContent);

function fill(node, attributes, ...children) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  // As text, never as HTML.
  node.append(...children);
  return node;
}
const el = (tag, ...rest) => fill(document.createElement(tag), ...rest);
const draw = (tag, ...rest) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", tag), ...rest);
const options = (select, pairs) =>
  select.append(...pairs.map(([value, text]) => el("option", { value }, text)));

// Browsers throttle frequent changes of the address, and only the last words are worth saying.
function later(action, delay = 250) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay, ...values);
  };
}
const speaker = (id) => later((text) => ($(id).textContent = text), 150);

// MARK: State

function read() {
  const parts = location.hash.slice(1).split("&");
  const section = parts[0].includes("=") ? "" : parts.shift();
  return { ...Object.fromEntries(new URLSearchParams(parts.join("&"))), section };
}

let state = read();
// Each shows its part of the state.
const views = [];

// Choices are pushed, so that Back undoes them; sliders and folds replace.
function write(change, isPushed) {
  const { section, ...rest } = Object.assign(state, change);
  const query = new URLSearchParams(Object.entries(rest).filter(([, value]) => value));
  const hash = "#" + [section, `${query}`].filter(Boolean).join("&");
  if (hash === (location.hash || "#")) return;
  history[isPushed ? "pushState" : "replaceState"](null, "", hash);
}

function reveal(id) {
  const target = id && $(id);
  if (!target) return;
  const fold = target.closest("details");
  if (fold) fold.open = true;
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

on("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  if (!link || event.ctrlKey || event.metaKey) return;
  // The rest of the state stays.
  event.preventDefault();
  write({ section: link.hash.slice(1) }, true);
  reveal(state.section);
});

function follow(from) {
  state = read();
  views.forEach((show) => show());
  if (state.section !== from) reveal(state.section);
}
on("hashchange", () => follow(state.section), window);

// MARK: One tab stop for many

// Tab stops once; arrows, Home and End go on.
function rove(root, selector) {
  all(selector, root).forEach((item, place) => fill(item, { tabindex: place ? -1 : 0 }));
  const press = (event) => {
    const list = all(selector, root);
    const at = list.indexOf(event.target);
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const ends = { Home: 0, End: list.length - 1 };
    const next = at < 0 ? null : list[ends[event.key] ?? at + steps[event.key]];
    if (!next) return;
    event.preventDefault();
    list.forEach((item) => fill(item, { tabindex: item === next ? 0 : -1 }));
    next.focus();
  };
  on("keydown", press, root);
}

// MARK: Sorting

// The number that a cell begins with; of "1 in 240 scrolls" the rate, of "none in 1600" zero.
function number(text) {
  text = text.replace(/(\d),(?=\d{3})/g, "$1");
  const rate = /^(\d+|none) in ([\d.]+)/.exec(text);
  if (rate) return (parseFloat(rate[1]) || 0) / rate[2];
  const [, plain = ""] = /^[±<> ]*([+−-]?\d*\.?\d+)/.exec(text) ?? [];
  return parseFloat(plain.replace("−", "-"));
}

function sortable(table) {
  const body = table.tBodies[0];
  const rows = [...body.rows];
  // Rows that name groups stay with their groups.
  if (rows.length < 4 || rows.some((row) => row.cells[0].colSpan > 1)) return;
  const heads = all("thead th", table);
  let sorted = "";

  // By "2a" or "2d": column and direction; "" is the order of the report.
  function sort(key) {
    sorted = key;
    const column = parseInt(key);
    const isDown = key.endsWith("d");
    const text = (row) => row.cells[column]?.textContent.trim().replace(/^[—–-]$/, "");
    const filled = rows.filter(text);
    const compare = filled.every((row) => !isNaN(number(text(row))))
      ? (a, b) => number(text(a)) - number(text(b))
      : (a, b) => text(a).localeCompare(text(b), "en", { numeric: true });
    // Stable: equals keep their order. Empty cells are last both ways.
    filled.sort((a, b) => (isDown ? compare(b, a) : compare(a, b)));
    body.append(...(key ? [...filled, ...rows.filter((row) => !text(row))] : rows));
    for (const head of heads) {
      const order = isDown ? "descending" : "ascending";
      head.ariaSort = head.cellIndex === column ? order : "none";
    }
  }

  for (const head of heads) {
    const button = el("button", { type: "button" }, ...head.childNodes);
    fill(head, { "aria-sort": "none" }, button);
    const press = () => {
      const [up, down] = [`${head.cellIndex}a`, `${head.cellIndex}d`];
      sort(sorted === up ? down : sorted === down ? "" : up);
      write({ [table.id]: sorted }, true);
    };
    on("click", press, button);
  }
  views.push(() => {
    const key = /^\d+[ad]$/.test(state[table.id]) ? state[table.id] : "";
    if (key !== sorted) sort(key);
  });
}

// MARK: Highlighting a policy

// In charts marks carry data-policy; in tables the name itself, as code, is the mark.
function highlighting() {
  const known = new Set(data.policies);
  const mark = (node, name) => (node.names ??= new Set()).add(name);
  for (const node of all("figure [data-policy]")) mark(node, node.dataset.policy);
  for (const node of all("main table code")) {
    const name = node.textContent;
    if (!known.has(name)) continue;
    const cell = node.closest("td, th");
    if (cell.matches("thead *")) {
      for (const { cells } of node.closest("table").rows) {
        if (cells[cell.cellIndex]) mark(cells[cell.cellIndex], name);
      }
    } else {
      mark(cell.parentNode, name);
      fill(node, { class: "name", role: "button" });
    }
  }
  const groups = all("figure svg, main table").map((root) =>
    all("*", root).filter((node) => node.names),
  );
  const buttons = all("code.name");
  new Set(buttons.map((node) => node.closest("table"))).forEach((t) => rove(t, "code.name"));
  const select = $("policy");

  function show() {
    const name = known.has(state.policy) ? state.policy : "";
    select.value = name;
    for (const group of groups) {
      // What does not have the policy at all stays as it is.
      const isHere = group.some(({ names }) => names.has(name));
      for (const { names, classList } of group) {
        classList.toggle("on", isHere && names.has(name));
        classList.toggle("off", isHere && !names.has(name));
      }
    }
    for (const node of buttons) node.ariaPressed = node.textContent === name;
  }

  const choose = (policy) => [write({ policy }, true), show()];
  const toggle = (event) => {
    const node = event.target.closest("code.name, figure [data-policy]");
    const name = node?.dataset.policy ?? node?.textContent;
    if (!known.has(name)) return;
    event.preventDefault();
    choose(state.policy === name ? "" : name);
  };
  on("change", () => choose(select.value), select);
  on("click", toggle);
  on("keydown", (event) => [" ", "Enter"].includes(event.key) && toggle(event));
  views.push(show);
}

// MARK: Values of marks

// The titles of marks become a text beside them, for mouse and keyboard. It stays while the pointer
// is on it, and Escape hides it (WCAG 1.4.13).
function tips() {
  const tip = el("div", { id: "tip", role: "tooltip" });
  document.body.append(tip);
  for (const svg of all("figure svg")) {
    const titles = all("g > title", svg);
    if (!titles.length) continue;
    // An image has no parts that could be focused; a group has.
    for (const title of [svg.querySelector("title"), ...titles]) {
      const node = title.parentNode;
      const role = node === svg ? "group" : "img";
      fill(node, { role, "aria-label": title.textContent });
      if (node !== svg) node.classList.add("tip");
      // Else the browser would show it a second time.
      title.remove();
    }
    rove(svg, ".tip");
  }

  let [mark, timer] = [null, 0];
  function place() {
    if (!mark) return;
    const { left, width, top, bottom } = mark.getBoundingClientRect();
    const right = document.body.clientWidth - tip.offsetWidth - 8;
    const above = top - tip.offsetHeight - 6;
    tip.style.left = `${Math.max(8, Math.min(left + (width - tip.offsetWidth) / 2, right))}px`;
    tip.style.top = `${above > 0 ? above : bottom + 6}px`;
  }
  function show(next) {
    mark = next;
    tip.hidden = !mark;
    tip.textContent = mark?.ariaLabel ?? "";
    place();
  }
  on("mouseover", ({ target }) => {
    clearTimeout(timer);
    if (target.closest(".tip")) show(target.closest(".tip"));
    else if (target !== tip) timer = setTimeout(show, 200, null);
  });
  on("focusin", ({ target }) => show(target.closest(".tip")));
  on("focusout", () => show(null));
  on("keydown", ({ key }) => key === "Escape" && show(null));
  // Focus scrolls the mark into view afterwards: follow it.
  addEventListener("scroll", place, { passive: true, capture: true });
  show(null);
}

// MARK: Numbers

// A value with its error, to the error's first digit.
function plusMinus(value, error) {
  if (!error) return `${+value.toPrecision(4)}`;
  const digits = Math.max(0, Math.min(4, -Math.floor(Math.log10(error))));
  return `${value.toFixed(digits)} ± ${error.toFixed(digits)}`;
}
const percent = (rate, error) => `${plusMinus(100 * rate, 100 * error)}%`;
const rounded = (count) => (+count.toPrecision(2)).toLocaleString("en");
const oneIn = (rate) => (rate > 0 ? `1 in ${rounded(1 / rate)}` : "none seen");
const nearest = (values, wanted) => {
  const away = (at) => Math.abs(values[at] - wanted);
  return [...values.keys()].reduce((a, b) => (away(b) < away(a) ? b : a));
};

// MARK: What if the threshold were another?

// In words, not by colour alone. k: kept by the 95% bounds, n: within noise.
function verdict(row, at) {
  if (row.k[at] === "k") return "kept";
  const many = row.a[at] > data.limits.falseTriggers ? "too many false triggers" : "";
  const few = row.h[at] < data.limits.aborts ? "too few honoured" : "";
  return [many, few, row.k[at] === "n" ? "within noise" : ""].filter(Boolean).join(", ");
}

// Success over false triggers on one screen, with a ring at the slider's value.
function curve({ values }, row, title) {
  const { falseTriggers, aborts } = data.limits;
  const x = (at) => 8 + 204 * Math.min(1, Math.sqrt(row.a[at] / falseTriggers) / 2);
  // A folded root, as in the charts: it spreads rates near 0 and near 1.
  const y = (at) => 65 - 57 * (Math.sqrt(row.s[at]) - Math.sqrt(1 - row.s[at]));
  const path = (name, isShown) => {
    let [d, last] = ["", -2];
    for (const at of values.keys()) {
      if (row.a[at] > 4 * falseTriggers || !isShown(at)) continue;
      d += `${at === last + 1 ? "L" : "M"}${x(at).toFixed(1)} ${y(at).toFixed(1)}`;
      last = at;
    }
    return draw("path", { class: name, d });
  };
  const ring = draw("circle", { class: "ring", r: 5 });
  const svg = draw(
    "svg",
    { role: "img", "aria-label": `Success over false triggers: ${title}`, viewBox: "0 0 220 130" },
    draw("path", { class: "frame", d: "M8 8V122H212M8 65H212" }),
    draw("path", { class: "limit", d: "M110 8V122" }),
    draw("text", { x: 115, y: 117 }, oneIn(falseTriggers)),
    path("faint", () => true),
    path("firm", (at) => row.h[at] >= aborts),
    ring,
  );
  const show = (at) => fill(ring, { cx: x(at), cy: y(at) });
  return { node: el("div", {}, el("p", {}, title), svg), show };
}

function thresholds({ screens, lines }) {
  const [rule, range, toBest, swift] = ["rule", "at", "best", "swift"].map($);
  let [line, at, shows] = [lines[0], 0, []];
  const named = (key) => lines.find((other) => other.key === key);
  const say = speaker("threshold-says");
  const keep = (isPushed) => write({ rule: line.key, at: `${line.values[at]}` }, isPushed);
  const keepSoon = later(keep);

  function show(place) {
    range.value = at = place;
    const amount = line.values[at] + line.unit;
    range.ariaValueText = $("at-value").textContent = amount;
    swift.textContent = `let policy = ${line.swift.replace("{}", line.values[at])}`;
    shows.forEach((action) => action(at));
    const kept = line.screens.filter((row) => row.k[at] === "k").length;
    const words = `limits kept on ${kept} of ${line.screens.length} screens`;
    const low = line.screens.reduce((a, b) => (b.s[at] < a.s[at] ? b : a));
    say(`${amount}: ${words}, lowest success ${percent(low.s[at], low.se[at])}.`);
  }

  const jump = (place) => [show(place), keep(true)];

  function tableRow(row) {
    const title = screens[row.screen];
    const cells = ["r", "r", "r", "", "r"].map((kind) => el("td", { class: kind }));
    const own = row.best;
    const text = `${line.values[own] ?? "none"}`;
    const button = el("button", { type: "button", "aria-label": `${text}: ${title}` }, text);
    on("click", () => jump(own), button);
    cells[4].append(own < 0 ? text : button);
    shows.push((place) => {
      const texts = [
        percent(row.s[place], row.se[place]),
        `${oneIn(row.a[place])} (${percent(row.a[place], row.ae[place])})`,
        percent(row.h[place], row.he[place]),
        verdict(row, place),
      ];
      texts.forEach((words, column) => (cells[column].textContent = words));
    });
    return el("tr", {}, el("td", {}, title), ...cells);
  }

  // A line, at the value nearest to this one; without one at its best.
  function pick(next, near) {
    line = next;
    rule.value = line.key;
    range.max = line.values.length - 1;
    const found = line.best;
    toBest.disabled = found < 0;
    toBest.textContent = `Best within the limits: ${line.values[found] ?? "none on all screens"}`;
    const curves = line.screens.map((row) => curve(line, row, screens[row.screen]));
    shows = curves.map((item) => item.show);
    $("curves").replaceChildren(...curves.map(({ node }) => node));
    document.querySelector("#threshold tbody").replaceChildren(...line.screens.map(tableRow));
    show(near > 0 ? nearest(line.values, near) : Math.max(line.start < 0 ? found : line.start, 0));
  }

  // The clipboard may be refused: then select, for the keyboard.
  async function copy() {
    try {
      await navigator.clipboard.writeText(swift.textContent);
      say("Copied.");
    } catch {
      getSelection().selectAllChildren(swift);
      say("Selected.");
    }
  }

  const title = ({ rule, where }) => rule.replace("{}", "t") + (where && ` (${where})`);
  options(rule, lines.map((other) => [other.key, title(other)]));
  on("change", () => [pick(named(rule.value)), keep(true)], rule);
  on("input", () => [show(+range.value), keepSoon()], range);
  on("click", () => jump(line.best), toBest);
  on("click", copy, $("copy"));
  views.push(() => pick(named(state.rule) ?? lines[0], parseFloat(state.at)));
}

// MARK: What does a mistake cost?

// The cost of 100 swipes in missed pops and its error. To the last digit that of costs.csv: the
// additions are in the same order.
function cost(row, shares, ratio) {
  let [value, error] = row.missed.map((part) => shares[0] * part);
  for (const [intent, rate, its] of row.unwanted) {
    const weight = ratio * shares[intent];
    value += weight * rate;
    error += weight * its;
  }
  return [100 * value, 100 * error];
}

function prices({ ratios, priors, conditions }) {
  const [range, prior, screen] = ["ratio", "prior", "screen"].map($);
  // 24 steps a decade, and the stored ratios.
  const steps = [...Array(73).keys()].map((k) => +(10 ** (k / 24 - 1)).toPrecision(2));
  const stops = [...new Set([...steps, ...ratios])].sort((a, b) => a - b);
  const named = (list, name) => list.find((item) => item.name === name) ?? list[0];
  const say = speaker("price-says");
  const keepSoon = later(() => write({ ratio: `${stops[range.value]}` }));
  const body = document.querySelector("#price tbody");
  // One row for each policy, which highlighting knows.
  const items = data.policies.map((name) => {
    const [figure, bar] = [el("td", { class: "r" }), el("div", {})];
    const node = el("tr", {}, el("td", {}, el("code", {}, name)), figure, el("td", {}, bar));
    return { figure, bar, node };
  });

  function show() {
    const ratio = stops[range.value];
    const { shares, text } = named(priors, prior.value);
    const { rows } = named(conditions, screen.value);
    const costs = rows.map((row) => [row, ...cost(row, shares, ratio)]);
    costs.sort((a, b) => a[1] - b[1]);
    const ordered = costs.map(([row, value, error]) => {
      const { figure, bar, node } = items[row.policy];
      figure.textContent = plusMinus(value, error);
      figure.dataset.cost = value;
      bar.style.width = `${(100 * value) / costs.at(-1)[1]}%`;
      return node;
    });
    body.replaceChildren(...ordered);
    $("ratio-value").textContent = ratio;
    range.ariaValueText = `${ratio} missed pops`;
    $("shares").textContent = text;
    const name = (row) => data.policies[row.policy];
    const words = costs.map(([row, ...its]) => `${name(row)}, ${plusMinus(...its)}`);
    say(`Cheapest: ${words.slice(0, 2).join("; next ")}.`);
  }

  body.append(...items.map(({ node }) => node));
  range.max = stops.length - 1;
  options(prior, priors.map(({ name }) => [name, name]));
  options(screen, conditions.map(({ name, title }) => [name, title]));
  for (const select of [prior, screen]) {
    on("change", () => [show(), write({ [select.id]: select.value }, true)], select);
  }
  on("input", () => [show(), keepSoon()], range);
  views.push(() => {
    prior.value = named(priors, state.prior).name;
    screen.value = named(conditions, state.screen).name;
    range.value = nearest(stops, parseFloat(state.ratio) || 1);
    show();
  });
}

// MARK: Details

function folds() {
  const details = all("main details");
  const keep = () => {
    const open = details.filter((fold) => fold.open).map(({ id }) => id);
    write({ open: open.join() });
  };
  details.forEach((fold) => on("toggle", keep, fold));
  const setAll = (ids) => details.forEach((fold) => (fold.open = ids.includes(fold.id)));
  views.push(() => setAll((state.open || "").split(",")));
  const isAllOpen = () => details.every((fold) => fold.open);
  on("click", () => setAll(isAllOpen() ? [] : details.map(({ id }) => id)), $("unfold"));
}

// What does not overflow needs no tab stop and is no landmark.
function regions() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isWide = target.scrollWidth > target.clientWidth;
      fill(target, isWide ? { role: "region", tabindex: 0 } : { role: "group", tabindex: -1 });
    }
  });
  for (const region of all(".wide")) observer.observe(region);
}

// MARK: Start

all("main table[id]").forEach(sortable);
if (data.sweeps) thresholds(data.sweeps);
if (data.costs) prices(data.costs);
if (data.policies.length) highlighting();
tips();
if ($("unfold")) folds();
regions();
for (const node of all("[data-script]")) node.hidden = false;
follow();
if (!state.section && state.at) $("threshold")?.scrollIntoView();
