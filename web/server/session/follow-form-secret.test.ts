import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followFormSecret } from './follow-form-secret.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('knows a secret that was replaced within ten seconds, and keeps the last one while nobody answers', async () => {
  const answers = [async () => 'first', async () => Promise.reject(new Error('no database')), async () => 'second']
  const warnings: object[] = []
  const followed = await followFormSecret(() => (answers.shift() ?? (async () => 'later'))(), {
    warn: (facts) => warnings.push(facts),
  })
  const seen = [followed.current()]

  for (let turn = 0; turn < 2; turn++) {
    await vi.advanceTimersByTimeAsync(10_000)
    seen.push(followed.current())
  }
  await followed.stop()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(seen).toEqual(['first', 'first', 'second'])
  expect(followed.current()).toBe('second')
  expect(warnings).toHaveLength(1)
})
