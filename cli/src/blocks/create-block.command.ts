import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Command } from 'commander'
import { type Answer, campLine, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given, givenOrganisation } from '../given.ts'
import { operator } from '../operator.ts'
import { calendarDate, oneMore } from '../option-values.ts'
import { namedPlot } from '../plots/named-plot.ts'
import { plotsOf } from '../plots/plots-of.ts'
import { organisationStop } from '../refusals.ts'
import { blockProblem } from './block-problem.ts'
import { blocksReport } from './block-report.ts'

interface Options {
  readonly org?: string
  readonly plot: readonly string[]
  readonly from?: Temporal.PlainDate
  readonly to?: Temporal.PlainDate
  readonly reason?: string
  readonly until?: Temporal.PlainDate
  readonly dryRun: boolean
}

export function createBlockCommand(cli: Cli): Command {
  return campCommand({
    verb: 'create',
    summary: 'Block nights on one or more plots',
    examples: [
      'block create --org kloofwater-camp --plot "River stand 1" --from 2027-02-12 --to 2027-02-14 --reason "New gravel" --dry-run',
      'block create --org kloofwater-camp --plot "River stand 1" --plot "River stand 2" --from 2027-02-12 --to 2027-02-14 --until 2027-01-31',
    ],
  })
    .option('--org <slug>', 'the organisation')
    .option('--plot <name>', 'a plot by its name; may be given several times', oneMore, [])
    .option('--from <date>', 'the first night, YYYY-MM-DD', calendarDate)
    .option('--to <date>', 'the first date that is free again', calendarDate)
    .option('--reason <text>', 'only staff see it')
    .option('--until <date>', 'a courtesy hold: given back by itself at the end of this day', calendarDate)
    .option('--dry-run', 'say whether the nights are free, keep nothing', false)
    .action((options: Options) => cli.act(() => createBlock(cli, options)))
}

async function createBlock(cli: Cli, options: Options): Promise<Answer> {
  const slug = await givenOrganisation(cli, options.org)
  if (!slug.ok) return slug.refusal
  const plot = await given(cli, options.plot[0], { name: '--plot <name>', ask: ({ text }) => text('Which plot?') })
  if (!plot.ok) return plot.refusal
  const useCases = await cli.useCases()
  const names = options.plot.length > 0 ? options.plot : [plot.value]
  const plots = await plotsOf(useCases, slug.value)
  if (!plots) return organisationStop({ code: 'not-found' }, slug.value)
  const found = names.map((name) => namedPlot(plots, name))
  const unknown = found.find((plot) => !plot.ok)
  if (unknown && !unknown.ok) return unknown.refusal
  const ids = found.flatMap((plot) => (plot.ok ? [plot.value] : []))
  const wanted = plots.filter(({ id }) => ids.includes(id))

  if (!options.from || !options.to) return stop('usage', 'Missing: --from <date> and --to <date>')
  const nights = StayDates.between(options.from, options.to)
  if (!nights.ok) return stop('usage', `--to must be after --from, got ${options.from} to ${options.to}`)
  const made = await useCases.createBlock.execute({
    actor: operator,
    orgSlug: slug.value,
    plotIds: wanted.map(({ id }) => id),
    nights: nights.value,
    reason: options.reason ?? null,
    expiresAt: options.until ? endOf(options.until) : null,
    dryRun: options.dryRun,
  })
  if (!made.ok) return blockProblem(made.refusal, wanted)
  const block = { ...made.value, plotNames: wanted.map(({ name }) => name) }
  const done = `${block.plotNames.join(', ')}, ${options.from} to ${options.to}`
  return blocksReport(
    [block],
    options.dryRun
      ? [`Would be blocked: ${done}. Nothing was changed.`]
      : [`Blocked: ${done}.`, `Next: ${campLine(`block list --org ${slug.value}`)}`],
  )
}

function endOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.add({ days: 1 }).toZonedDateTime(platformZone).toInstant()
}
