import type { BlockRefusal } from '@camp/application/blocks/block-views.ts'
import { longestReason } from '@camp/domain/blocks/longest-reason.ts'
import { type Stop, stop } from '../answer.ts'
import type { Exit } from '../exit-codes.ts'
import type { NamedPlot } from '../plots/named-plot.ts'

type Plots = readonly Pick<NamedPlot, 'id' | 'name'>[]

const answers = {
  'not-found': { exit: 'not-found', words: 'Not found.' },
  'not-permitted': { exit: 'refused', words: 'This is not allowed.' },
  booked: { exit: 'conflict', words: 'Not free on these nights' },
  'no-plots': { exit: 'usage', words: 'Missing: --plot <name>' },
  'too-many-nights': { exit: 'usage', words: 'A block covers two years at most.' },
  'reason-too-long': { exit: 'usage', words: `--reason: ${longestReason} characters at most.` },
  'expiry-in-past': { exit: 'usage', words: '--until is over already.' },
} as const satisfies Record<BlockRefusal['code'], { exit: Exit; words: string }>

/** Why nights cannot be blocked, with the plots that are used on one of them. */
export function blockProblem(refusal: BlockRefusal, plots: Plots): Stop {
  const { exit, words } = answers[refusal.code]
  if (refusal.code !== 'booked') return stop(exit, words)
  const taken = plots.filter(({ id }) => refusal.plotIds.includes(id)).map(({ name }) => name)
  return stop(exit, `${words}: ${taken.join(', ')}.`)
}
