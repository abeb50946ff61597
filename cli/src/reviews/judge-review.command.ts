import type { ReviewDenied } from '@camp/application/reviews/review-permission.ts'
import type { DecisionRefusal, ReviewDecision } from '@camp/domain/reviews/judge-review.ts'
import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, type Stop, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { foundId } from '../short-id.ts'

const someReview = '482-913-107'

export function publishReviewCommand(cli: Cli): Command {
  return campCommand({
    verb: 'publish',
    summary: 'Publish a review on the page of its organisation',
    examples: [`review publish ${someReview} --dry-run`, `review publish ${someReview}`],
  })
    .argument('[review]', 'as review list names it: by the reference of its booking')
    .option('--dry-run', 'say what would happen, change nothing', false)
    .action((id: string | undefined, { dryRun }: { readonly dryRun: boolean }) =>
      cli.act(() => judgeReview(cli, { id, decide: async () => accepted({ kind: 'publish' }), dryRun })),
    )
}

export function rejectReviewCommand(cli: Cli): Command {
  return campCommand({
    verb: 'reject',
    summary: 'Reject a review with a reason that its author reads',
    examples: [
      `review reject ${someReview} --reason "Names a neighbour" --dry-run`,
      `review reject ${someReview} --reason "Not about the stay"`,
    ],
  })
    .argument('[review]', 'as review list names it: by the reference of its booking')
    .option('--reason <text>', 'why')
    .option('--dry-run', 'say what would happen, change nothing', false)
    .action((id: string | undefined, options: { readonly reason?: string; readonly dryRun: boolean }) =>
      cli.act(() => judgeReview(cli, { id, decide: () => rejection(cli, options.reason), dryRun: options.dryRun })),
    )
}

const seeList = `See ${campLine('review list')}`

interface Judgement {
  readonly id: string | undefined
  readonly decide: () => Promise<Result<ReviewDecision, Stop>>
  readonly dryRun: boolean
}

async function judgeReview(cli: Cli, { id, decide, dryRun }: Judgement): Promise<Answer> {
  const wanted = await given(cli, id, { name: '<review>', ask: ({ text }) => text('Which review (as review list names it)?') })
  if (!wanted.ok) return wanted.refusal
  const found = await foundId(cli, 'review', wanted.value, seeList)
  if (!found.ok) return found.refusal
  const decision = await decide()
  if (!decision.ok) return decision.refusal
  const judged = await (await cli.useCases()).judgeReview.execute({
    actor: operator,
    id: found.value as OrganisationReviewId,
    decision: decision.value,
    dryRun,
  })
  if (!judged.ok) return judgementStop(judged.refusal, wanted.value)
  const { status, rejectionReason } = judged.value
  return report({
    json: { id: found.value, dryRun, status, rejectionReason },
    tables: [{ columns: [{ name: 'Review' }, { name: 'Status' }], rows: [[wanted.value, status]] }],
    messages: [dryRun ? `Would be ${status}. Nothing was changed.` : `The review is ${status}.`],
  })
}

async function rejection(cli: Cli, typed: string | undefined): Promise<Result<ReviewDecision, Stop>> {
  const reason = await given(cli, typed, {
    name: '--reason <text>',
    ask: ({ text }) => text('Reason (the author may read it)?'),
  })
  return reason.ok ? accepted({ kind: 'reject', reason: reason.value }) : reason
}

function judgementStop(refusal: DecisionRefusal | ReviewDenied, id: string): Stop {
  if (refusal.code === 'review-incomplete') return stop('usage', 'The reason is missing or too long.')
  return refusalStop(refusal, id, seeList)
}
