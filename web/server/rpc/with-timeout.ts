import { TRPCError } from '@trpc/server'

/**
 * The answer, or TIMEOUT after so many milliseconds; what was begun goes on, and a repeat with the same key
 * gets its answer.
 */
export async function withTimeout<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TRPCError({ code: 'TIMEOUT', message: 'No answer in time' })), milliseconds)
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
