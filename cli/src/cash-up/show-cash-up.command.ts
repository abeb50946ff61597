import type { CashUpView } from '@camp/application/cash-up/show-cash-up.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarDate } from '../option-values.ts'
import { organisationStop } from '../refusals.ts'

interface Options {
  readonly day?: Temporal.PlainDate
}

export function showCashUpCommand(cli: Cli): Command {
  return campCommand({
    verb: 'show',
    summary: 'What the desk of a campsite took and gave back on a day, by method and person, and what was counted',
    examples: ['cash-up show kloofwater-camp', 'cash-up show kloofwater-camp --day 2026-12-16'],
  })
    .argument('<orgSlug>', 'the organisation')
    .option('--day <date>', 'today when it is left out', calendarDate)
    .action((orgSlug: string, { day }: Options) => cli.act(() => showCashUp(cli, orgSlug, day ?? null)))
}

async function showCashUp(cli: Cli, orgSlug: string, day: Temporal.PlainDate | null): Promise<Answer> {
  const shown = await (await cli.useCases()).showCashUp.execute({ actor: operator, orgSlug, day })
  if (!shown.ok) return organisationStop(shown.refusal, orgSlug)
  const { value } = shown
  return report({
    json: cashUpJson(value),
    tables: [linesTable(value), countsTable(value)],
    messages: messagesOf(value, orgSlug),
  })
}

function cashUpJson({ day, lines, methods, closed, net, laterNet }: CashUpView) {
  return {
    day: day.toString(),
    lines: lines.map(({ method, by, byName, taken, returned }) => ({
      method,
      by: byName ?? by,
      taken: taken.toRand(),
      returned: returned.toRand(),
    })),
    methods: methods.map(({ method, expected, counted }) => ({
      method,
      expected: expected.toRand(),
      counted: counted?.toRand() ?? null,
    })),
    net: net.toRand(),
    closed: closed && {
      at: closed.at.toString(),
      by: closed.byName ?? closed.by,
      note: closed.note,
      difference: closed.difference.toRand(),
    },
    laterNet: laterNet.toRand(),
  }
}

function linesTable({ lines }: CashUpView) {
  return {
    columns: [
      { name: 'Method' },
      { name: 'Person' },
      { name: 'Taken', isNumber: true as const },
      { name: 'Given back', isNumber: true as const },
    ],
    rows: lines.map(({ method, by, byName, taken, returned }) => [
      ...[method, byName ?? by, formatRand(taken.cents), formatRand(returned.cents)],
    ]),
  }
}

function countsTable({ methods }: CashUpView) {
  return {
    columns: [{ name: 'Method' }, { name: 'Expected', isNumber: true as const }, { name: 'Counted', isNumber: true as const }],
    rows: methods.map(({ method, expected, counted }) => [
      ...[method, formatRand(expected.cents), counted ? formatRand(counted.cents) : ''],
    ]),
  }
}

function messagesOf({ day, closed, later, laterNet, lines }: CashUpView, orgSlug: string): readonly string[] {
  if (closed) {
    return [
      `${day} is closed. Difference: ${formatRand(closed.difference.cents)}.`,
      ...(closed.note ? [`Note: ${closed.note}`] : []),
      ...(later.length > 0 ? [`Recorded after closing: ${later.length}, ${formatRand(laterNet.cents)}.`] : []),
    ]
  }
  if (lines.length === 0) return [`Nothing was recorded for ${day}.`]
  return [`${day} is not closed.`, `Next: ${campLine(`cash-up close ${orgSlug} --day ${day} --count cash=0.00`)}`]
}
