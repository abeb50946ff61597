import type { Deliver, OutgoingCall } from '../outgoing-call.ts'

/** Keeps every call, answered by `answers` in turn, 200 when there are no more. */
export function answeredCalls() {
  const called: OutgoingCall[] = []
  const answers: (number | 'no answer')[] = []
  const deliver: Deliver = async (call) => {
    called.push(call)
    const answer = answers.shift() ?? 200
    if (answer === 'no answer') throw new Error('no answer')
    return answer
  }
  return { called, answers, deliver }
}
