import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import type { GenerateOutcome } from '../door.ts'
import { wholeNumberBetween } from '../option-values.ts'

interface GenerateOptions {
  readonly organisations?: number
  readonly plots?: number
  readonly nights?: number
  readonly seed: number
  readonly database?: string
}

const plotsEach = 20
const nightsEach = 20

export function generateDemoCommand(cli: Cli): Command {
  return campCommand({
    verb: 'generate',
    summary: 'Fill an empty database with a marketplace of any size, the same for the same seed and day',
    examples: [
      'demo generate --organisations 500',
      'demo generate --organisations 5000 --plots 100000 --nights 2000000 --seed 1',
      'demo generate --organisations 500 --database camp_load',
    ],
  })
    .option('--organisations <number>', 'how many campsites', wholeNumberBetween(1, 100_000))
    .option('--plots <number>', `how many plots they have together; 5 to 40 each, standard ${plotsEach} each`, anyNumber)
    .option('--nights <number>', `how many plot-nights are booked, standard ${nightsEach} a plot`, anyNumber)
    .option('--seed <number>', 'another seed, another marketplace', wholeNumberBetween(0, 1_000_000_000), 1)
    .option('--database <name>', 'with DATABASE_URL: the name of its database, so that none is filled by mistake')
    .action((options: GenerateOptions) => cli.act(() => generate(cli, options)))
}

const anyNumber = wholeNumberBetween(0, 1_000_000_000)

async function generate(cli: Cli, { organisations, seed, database, ...rest }: GenerateOptions): Promise<Answer> {
  if (organisations === undefined) return stop('usage', 'Missing: --organisations <number>')
  const plots = rest.plots ?? organisations * plotsEach
  const size = { organisations, plots, nights: rest.nights ?? plots * nightsEach, seed }
  const done = await cli.progress(
    'Making up a marketplace',
    (step) =>
      cli.door.generateDemo({ size, database, notice: step, onProgress: (made, of, what) => step(`${what}: ${made} of ${of}`) }),
    'empty the database, then run it again.',
  )
  if (done.outcome !== 'generated') return refusal(done)
  return report({
    json: { ...size, ...done },
    tables: [{ columns: [{ name: 'Made' }, { name: 'Number' }], rows: rowsOf({ ...size, reservations: done.reservations }) }],
    messages: [`The marketplace is there, with ${done.reservations} reservations.`, `Next: ${campLine('doctor')}`],
  })
}

function rowsOf(made: Readonly<Record<string, number>>): readonly (readonly string[])[] {
  return ['organisations', 'plots', 'nights', 'reservations', 'seed'].map((name) => [name, String(made[name])])
}

function refusal(refused: Exclude<GenerateOutcome, { outcome: 'generated' }>): Answer {
  switch (refused.outcome) {
    case 'not-empty':
      return stop(
        'refused',
        `The database has ${refused.organisations} organisations already, and a generated marketplace needs an empty one.`,
        'Next: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      )
    case 'not-named':
      return stop(
        'refused',
        `DATABASE_URL is set. To fill its database with invented campsites say its name: --database ${refused.database}`,
      )
    case 'too-few-or-many-plots':
      return stop('usage', `${refused.organisations} organisations have from ${refused.fewest} to ${refused.most} plots.`)
    case 'too-many-nights':
      return stop('usage', `At most ${refused.most} nights can be booked on so many plots.`)
  }
}
