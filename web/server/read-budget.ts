/** What one address may read of one process (rule X15), in weights of calls; a page weighs 1. */
export interface ReadBudget {
  readonly atOnce: number
  readonly perSecond: number
}

/** Many phones share one address of their network, and a person opens a page in two seconds at the most. */
export const usualReads: ReadBudget = { atOnce: 1_200, perSecond: 20 }
