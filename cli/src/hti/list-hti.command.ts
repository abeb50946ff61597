import { type HtiState, htiStates } from '@camp/application/hti/hti-log.ts'
import { type HtiKind, htiKinds } from '@camp/application/hti/hti-messages.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

interface Options {
  readonly state?: HtiState
  readonly type?: HtiKind
  readonly limit: number
}

export function listHtiCommand(cli: Cli): Command {
  return campCommand({
    verb: 'log',
    summary: 'List messages with HTI, the newest first, with their status',
    examples: ['hti log', 'hti log --state FAILED', 'hti log --type BOOKING_CREATE --limit 100 --json'],
  })
    .addOption(new Option('--state <state>', 'of one status').choices(htiStates))
    .addOption(new Option('--type <type>', 'of one type').choices(htiKinds))
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action((options: Options) => cli.act(() => listHti(cli, options)))
}

async function listHti(cli: Cli, { state, type, limit }: Options): Promise<Answer> {
  const listed = await (await cli.useCases()).listHtiMessages.execute({
    actor: operator,
    search: '',
    sort: 'at',
    isDescending: true,
    limit,
    offset: 0,
    state: state ?? null,
    kind: type ?? null,
  })
  if (!listed.ok) return refusalStop(listed.refusal, 'Messages')
  const { rows } = listed.value
  const short = shortIdsOf(rows.map(({ id }) => id))
  const failed = rows.find((row) => row.state === 'FAILED' && row.kind === 'BOOKING_CREATE')
  return report({
    json: rows.map(({ at, endedAt, ...row }) => Object.assign({ at: momentInJson(at), endedAt: momentInJson(endedAt) }, row)),
    tables: [
      {
        columns: ['Message', 'When', 'Direction', 'Type', 'Status', 'Campsite', 'Their booking', 'Our booking', 'Error'].map(
          (name) => ({ name }),
        ),
        rows: rows.map((row) => [
          short(row.id),
          momentText(row.at),
          row.direction,
          row.kind ?? 'UNREADABLE',
          row.state,
          row.organisationSlug ?? '',
          row.theirId ?? '',
          row.simpleReference ?? '',
          row.errorText ?? '',
        ]),
      },
    ],
    messages: [
      ...(rows.length === 0 ? ['There are no such messages.'] : []),
      ...(failed ? [`Next: ${campLine(`hti replay ${short(failed.id)}`)}`] : []),
    ],
  })
}
