import type { ActAnswers } from './act-answers.ts'

/** Where an act was begun: a page of ours with bookings; undefined for everything else that is said. */
export function wayBack({ back }: ActAnswers): string | undefined {
  return back !== undefined && /^\/org\/[\w-]+\/(today|bookings|calendar)([?/#]|$)/.test(back) ? back : undefined
}
