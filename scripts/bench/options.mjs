import { rows, usualRows } from './rows.mjs'

export const usage = `Measures the product beside bare floors for the same work, in the same run, on a database of its own.

  npm run bench                          every row but the long ones, 72 campsites
  npm run bench -- search hold           rows by name
  npm run bench -- --organisations=5000  a generated marketplace (20 plots a campsite, 20 booked nights a plot)
  npm run bench -- soak --minutes=20 --rate=30
  npm run bench -- race                  57 plots against 19,000 attempts in 60 s

  --quick            one run of a second each
  --runs=3 --seconds=4 --clients=8
  --requests=100000  for the row memory
  --plots= --nights= --seed=1
  --data=FOLDER      an embedded database that is there already, else one under .data/bench-…
  --product=FOLDER   another checkout, built, instead of this one
  --json             the figures as JSON

Rows: ${rows.map(({ name }) => name).join(', ')}
A benchmark, no test: times depend on the machine, ratios less so, and nothing fails.`

/** What the command line asks for. */
export function benchOptions(args) {
  const given = (name) => args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
  const number = (name, standard) => Number(given(name) ?? following(args, name) ?? standard)
  const has = (name) => args.includes(`--${name}`)
  const names = args.filter((one, position) => !one.startsWith('--') && !/^\d/.test(one) && !args[position - 1]?.endsWith('='))
  const unknown = names.filter((name) => !rows.some((row) => row.name === name))
  if (unknown.length > 0)
    throw new Error(`No row is called ${unknown.join(', ')}; there are ${rows.map(({ name }) => name).join(', ')}.`)
  const organisations = number('organisations', 72)
  const plots = number('plots', organisations * 20)
  return {
    rows: names.length > 0 ? rows.filter(({ name }) => names.includes(name)) : usualRows,
    help: has('help'),
    json: has('json'),
    runs: has('quick') ? 1 : number('runs', 3),
    seconds: has('quick') ? 1 : number('seconds', 4),
    clients: number('clients', 8),
    requests: has('quick') ? 5_000 : number('requests', 100_000),
    minutes: number('minutes', 20),
    rate: number('rate', 30),
    size: { organisations, plots, nights: number('nights', plots * 20), seed: number('seed', 1) },
    data: given('data'),
    product: given('product'),
  }
}

/** `--minutes 20` as well as `--minutes=20`. */
function following(args, name) {
  const position = args.indexOf(`--${name}`)
  return position < 0 ? undefined : args[position + 1]
}
