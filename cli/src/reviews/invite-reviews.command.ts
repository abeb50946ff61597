import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function inviteReviewsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'invite',
    summary: 'Ask the guests of stays that are over for a review, each once; safe to run twice, and on several machines at once',
    examples: ['review invite --dry-run', 'review invite --quiet'],
  })
    .option('--dry-run', 'list the stays, ask nobody', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => inviteReviews(cli, dryRun)))
}

async function inviteReviews(cli: Cli, dryRun: boolean): Promise<Answer> {
  const { invited } = await (await cli.useCases()).inviteReviews.execute({ dryRun })
  return report({
    json: { dryRun, invited: invited.map(({ id }) => id) },
    tables: [{ columns: [{ name: 'Reservation' }], rows: invited.map(({ simpleReference }) => [simpleReference]) }],
    messages: dryRun
      ? [`Would be invited: ${invited.length}. Nothing was changed.`]
      : [`Invited: ${invited.length}.`, ...(invited.length > 0 ? [`Next: ${campLine('outbox send')}`] : [])],
  })
}
