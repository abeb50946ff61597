import { newestFirst, type ReviewListing } from '@camp/application/reviews/reviews.ts'
import { type ReviewStatus, reviewStatuses } from '@camp/domain/reviews/organisation-review.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { reviewInJson, reviewNames, reviewTable } from './review-report.ts'

interface Options {
  readonly org?: string
  readonly status?: ReviewStatus
  readonly reported: boolean
  readonly limit: number
}

export function listReviewsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List reviews of organisations, the newest first, with their state',
    examples: ['review list --status PENDING', 'review list --org kloofwater-camp --reported --json'],
  })
    .option('--org <slug>', 'of one organisation')
    .addOption(new Option('--status <status>', 'of one status').choices(reviewStatuses))
    .option('--reported', 'with a report that nobody has answered', false)
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action((options: Options) => cli.act(() => listReviews(cli, options)))
}

async function listReviews(cli: Cli, { org, status, reported, limit }: Options): Promise<Answer> {
  const filter = { ...(status && { status }), ...(reported && { isReported: true }) }
  const listed = await (await cli.useCases()).listReviews.execute({
    actor: operator,
    orgSlug: org ?? null,
    listing: newestFirst({ offset: 0, limit }),
    ...filter,
  })
  if (!listed.ok) return refusalStop(listed.refusal, org ?? 'Reviews', `See ${campLine('org list')}`)
  const { rows, total } = listed.value
  return report({
    json: rows.map(reviewInJson),
    tables: [reviewTable(rows)],
    messages: [`Reviews: ${total}${total > rows.length ? `, ${rows.length} of them shown` : ''}.`, ...next(rows)],
  })
}

function next(rows: readonly ReviewListing[]): readonly string[] {
  const pending = rows.find(({ review }) => review.status === 'PENDING')
  return pending ? [`Next: ${campLine(`review publish ${reviewNames(rows)(pending.review.id)}`)}`] : []
}
