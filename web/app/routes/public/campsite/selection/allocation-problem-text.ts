import type { AllocationProblem } from '#app/selection/allocation-problems.ts'
import type { Translator } from '#app/wording/catalogue.ts'

type Words = Translator<'campsite'>

const leftWords = { adults: 'leftAdults', pensioners: 'leftPensioners', tents: 'leftTents', caravans: 'leftCaravans' } as const
const overWords = { adults: 'overAdults', pensioners: 'overPensioners', tents: 'overTents', caravans: 'overCaravans' } as const

/** `1 adult has no plot yet.` */
export function allocationProblemText(t: Words, problem: AllocationProblem, plotName: (id: string) => string): string {
  if (problem.code === 'nobody') return t('nobodyThere', { plot: plotName(problem.plotId) })
  if (problem.code === 'children') return t('leftChildren', { count: problem.ages.length })
  const { code, left } = problem
  return left > 0 ? t(leftWords[code], { count: left }) : t(overWords[code], { count: -left })
}
