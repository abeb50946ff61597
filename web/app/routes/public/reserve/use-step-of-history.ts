import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ReserveReply } from './steps.ts'

interface StepOfHistory {
  readonly reply: ReserveReply
  /** Nothing has been posted yet. */
  readonly isFresh: boolean
}

/**
 * Each step is an entry of the history: going back shows the step that stood there, with everything that was
 * answered since. `posted` is what the last press was answered with, if a press led here.
 */
export function useStepOfHistory(posted: ReserveReply | undefined, first: ReserveReply): StepOfHistory {
  const { key } = useLocation()
  const [replies] = useState(() => new Map<string, ReserveReply>())
  const isThere = useNavigation().state === 'idle'
  useEffect(() => {
    // The answer shows a moment before the entry that it makes.
    if (posted && isThere) replies.set(key, posted)
  }, [key, posted, isThere, replies])
  if (posted) return { reply: posted, isFresh: false }
  const latest = [...replies.values()].at(-1)
  if (!latest) return { reply: first, isFresh: true }
  const { step } = replies.get(key) ?? first
  return { reply: { ...latest, step, problems: [] }, isFresh: false }
}
