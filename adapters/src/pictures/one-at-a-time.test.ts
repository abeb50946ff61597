import { expect, it } from 'vitest'
import { OneAtATime } from './one-at-a-time.ts'

it('shares the answer of a task that is already running', async () => {
  const work = new OneAtATime(2)
  let runs = 0
  const task = async () => {
    runs += 1
    return runs
  }

  const answers = await Promise.all([work.run('a', task), work.run('a', task), work.run('a', task)])

  expect(answers).toEqual([1, 1, 1])
  expect(await work.run('a', task)).toBe(2)
})

it('never runs more than its limit, and goes on after a failure', async () => {
  const work = new OneAtATime(2)
  let busy = 0
  let most = 0
  const task = async () => {
    busy += 1
    most = Math.max(most, busy)
    await Promise.resolve()
    busy -= 1
    if (most === 2) throw new Error('a task failed')
  }

  const answers = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => work.run(name, task)))

  expect(most).toBe(2)
  expect(answers).toHaveLength(5)
  expect(await work.run('f', async () => 'done')).toBe('done')
})
