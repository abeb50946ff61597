import { expect, it } from 'vitest'
import { AtMost } from './at-most.ts'

function given(count: number) {
  const started: number[] = []
  const tasks = Array.from({ length: count }, () => Promise.withResolvers<number>())
  const turns = new AtMost(2)
  const answers = tasks.map(({ promise }, number) =>
    turns.run(() => {
      started.push(number)
      return promise
    }),
  )
  return { started, tasks, answers }
}

it('runs two at once, and the next in its turn when one is done', async () => {
  const { started, tasks, answers } = given(4)
  await Promise.resolve()
  expect(started).toEqual([0, 1])

  tasks[1]?.resolve(7)

  expect(await answers[1]).toBe(7)
  expect(started).toEqual([0, 1, 2])
})

it('goes on after one that fails', async () => {
  const { started, tasks, answers } = given(3)

  tasks[0]?.reject(new Error('broken'))

  await expect(answers[0]).rejects.toThrow('broken')
  expect(started).toEqual([0, 1, 2])
})
