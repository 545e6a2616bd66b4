extension ColumnGuide {
  static let sweeps = """
    ### `frontier.csv`

    With `"sweeps"`: both rates at every value. `policy` is the preset or family that the sweep
    starts from.

    ```text
    screen,context,recognizer,family,parameter,value,success,success_mc_error,false_trigger,
    false_trigger_mc_error,policy
    ```

    ### `matched.csv`

    With `"false_trigger_budgets"`: each policy with its threshold moved to the least value that
    keeps within the budget (`status` is `met`), to the strictest where none does (`exceeded`), or
    as it is where there is nothing to move (`fixed`).

    ```text
    screen,context,recognizer,policy,budget,status,parameter,value,success,success_mc_error,
    false_trigger,false_trigger_mc_error
    ```

    ### `costs.csv`

    With `"priors"`: mistakes per hundred swipes, in missed pops; an unwanted pop counts as many as
    `cost_ratio` says. Errors are upper bounds.

    ```text
    screen,context,recognizer,policy,prior,cost_ratio,cost_per_100_swipes,mc_error,is_best
    ```

    ### `sensitivity.csv`

    With `"sensitivity"`: success, false triggers and honoured aborts on the experiment's own people
    (`assumption` is `none`) and in every variation. `rank` is 1 for the best there; `change` is
    against the own people, paired by person.

    ```text
    screen,context,recognizer,assumption,value,policy,metric,k,n,participants,rate,mc_error,ci_low,
    ci_high,rank,change,change_mc_error,change_ci_low,change_ci_high
    ```

    """

  static let tuning = """
    ### `tuned.csv`

    With `"tune"`: for each goal and each group of screens (`scope`) the best setting of every
    family behind every recognizer. `goal` is `max_false_trigger` or `cost`, `limit` the rate or the
    cost ratio. Columns with `train_` are by the people who chose, the others by the other half.
    `is_best`: none does better by those who chose; `is_robust`: none loses less where it loses
    most; `status`: whether it kept within the rate (`met` or `exceeded`).

    ```text
    scope,context,goal,limit,prior,recognizer,family,parameters,is_best,is_robust,status,screen,
    train_success,success,success_mc_error,train_false_trigger,false_trigger,false_trigger_mc_error,
    train_cost_per_100_swipes,cost_per_100_swipes,abort_honoured,abort_honoured_mc_error
    ```

    ### `robustness.csv`

    With `"tune"` and `"sensitivity"`: what a chosen setting loses against the best one when people
    are otherwise. `own` and `best` are success on the worst screen, or the highest cost. `outcome`
    is `holds` (it loses at most the margin), `loses`, or `exceeds` (its false triggers do).

    ```text
    scope,context,goal,limit,prior,recognizer,family,parameters,assumption,value,outcome,own,best,
    loss,false_trigger,false_trigger_mc_error
    ```

    ### `headroom.csv`

    With `"tune"` and a rate to keep to: what policies separate, of what `likelihood-ratio`, the
    best rule on the information of a release, could. `headroom` is that rule's success less its
    false triggers, `share` the part that a policy reaches.

    ```text
    screen,context,recognizer,max_false_trigger,policy,parameters,success,success_mc_error,
    false_trigger,false_trigger_mc_error,headroom,headroom_mc_error,share
    ```

    """

  static let others = """
    ### `claims.csv`

    With `"claims": true`: what the articles say, what was expected and measured, and whether it
    `holds`. `broken` is what was broken on purpose to see the claim fail; the columns after it say
    what came of that.

    ```text
    claim,source,statement,metric,expected,measured,mc_error,holds,finding,said_by,broken,
    broken_measured,broken_holds
    ```

    ### `fidelity.csv`

    Of `swipelab fidelity`: numbers of recorded and of synthetic strokes, how they were compared
    (`distance`, `ratio` or `difference`), the range that was aimed at, and `pass` or `fail`.

    ```text
    subject,statistic,measure,recorded,simulated,comparison,value,target_low,target_high,met
    ```

    ### `quantiles.csv`

    Of `swipelab fidelity`: the curves behind its charts.

    ```text
    subject,statistic,probability,recorded,simulated
    ```
    """
}
