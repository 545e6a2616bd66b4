/// What the files of a report hold, for whoever reads them with a program.
///
/// Each table has a heading, a paragraph and a block with its columns, in the order of the file.
enum ColumnGuide {
  /// The guide in Markdown.
  static let text = [introduction, rates, contrasts, sweeps, tuning, others].joined(separator: "\n")

  private static let introduction = """
    ## What a report folder holds

    `report.md` and `charts/` are for people; the CSV files are for programs. A file is there only
    where the experiment asks for it. Its first columns stay as they are; later versions may add
    columns at the end. `manifest.json` has the whole experiment with its defaults, the digests of
    the other files, and the command that makes them again.

    What several files have in common:

    | Column | Meaning |
    | --- | --- |
    | `screen`, `context` | where: names as `swipelab list` prints them |
    | `recognizer` | what makes a touch a pop gesture; `system` where whole systems are compared |
    | `policy` | name of the policy, or of the system |
    | `metric`, `measure` | what was counted or measured: `swipelab explain NAME` has the formula |
    | `intent` | what people wanted; `all` for the pooled rate |
    | `k`, `n`, `participants` | events, swipes that count, and people behind them |
    | `mc_error` | Monte Carlo standard error over people |
    | `ci_low`, `ci_high` | 95 % interval |
    | `difference` | a minus b, on the same swipes |
    | `p_raw`, `p_holm` | p-value alone, and adjusted over its family |
    | `verdict` | of a against b: `better`, `worse`, `equivalent` or `undetermined` |

    Rates are proportions, not percentages. An empty field says that there is no such number.

    """

  private static let rates = """
    ### `rates.csv`

    Every rate. `design_effect` is the variance over that of independent swipes, `n_effective` the
    swipes that would tell as much, `interval` how the interval was made: `wilson-neff`,
    `exact-neff`, or `none` with a single person.

    ```text
    screen,context,recognizer,policy,metric,intent,k,n,participants,rate,mc_error,ci_low,ci_high,
    design_effect,n_effective,interval
    ```

    ### `measures.csv`

    Effort, times, reach, consistency and gaps: of systems always, of policies with
    `"measures": true`. `screen` or `context` is `all` for a measure over all of them.

    ```text
    screen,context,recognizer,policy,measure,unit,intent,n,participants,value,mc_error,ci_low,
    ci_high
    ```

    ### `batches.csv`

    Success, false triggers and honoured aborts in up to 100 batches of people, so that stored runs
    can be compared as pairs. `trials` and `events` have one number a batch, separated by spaces;
    participant i is in batch i mod their number.

    ```text
    screen,context,recognizer,policy,metric,intent,trials,events
    ```

    """

  private static let contrasts = """
    ### `contrasts.csv`

    Pooled rates of two policies on the same swipes. Every pair of policies is there; of systems
    every pair for success and false triggers, and for other metrics each with the first.
    `p_sign_flip` is the exact test over people, where there are at most 100.

    ```text
    screen,context,recognizer,policy_a,policy_b,metric,difference,mc_error,ci_low,ci_high,p_raw,
    p_holm,verdict,p_sign_flip
    ```

    ### `intent-contrasts.csv`

    The same for false triggers on each intent. Pairs of systems of which neither popped on any of
    these swipes are left out.

    ```text
    screen,context,recognizer,policy_a,policy_b,metric,intent,difference,mc_error,ci_low,ci_high,
    p_raw,p_holm,verdict
    ```

    ### `recognizer-contrasts.csv`

    With several recognizers: success, false triggers and honoured aborts of a policy behind a minus
    behind b. `pairing` tells where the error is from: `batches` of the same people, the `intervals`
    of both rates where events are few, as if `independent`, or `identical` events.

    ```text
    screen,context,policy,recognizer_a,recognizer_b,metric,difference,mc_error,ci_low,ci_high,p_raw,
    p_holm,verdict,pairing
    ```

    ### `screens.csv`

    With several screens and policies: success and false triggers of a minus b on the screens where
    a stands worst and best, and the number of screens with each verdict. `verdict` is over all of
    them: `better` (somewhere, and nowhere worse), `worse`, `equivalent` (everywhere), `mixed` or
    `undetermined`.

    ```text
    context,recognizer,policy_a,policy_b,metric,worst_screen,worst_difference,worst_mc_error,
    best_screen,best_difference,best_mc_error,better,worse,equivalent,undetermined,verdict
    ```

    """
}
