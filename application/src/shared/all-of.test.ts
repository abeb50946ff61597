import { expect, it } from 'vitest'
import { allOf } from './all-of.ts'

it('waits for all, and fails with the first failure, also when another is done only after it', async () => {
  const done: string[] = []
  const lasting = async (turns: number, name: string, fails = false) => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    done.push(name)
    if (fails) throw new Error(name)
  }

  await allOf([lasting(2, 'one'), null, lasting(1, 'two')])
  await expect(allOf([lasting(30, 'slow'), lasting(10, 'second', true), lasting(1, 'first', true)])).rejects.toThrow('first')

  expect(done).toEqual(['two', 'one', 'first', 'second', 'slow'])
})

it('fails where one alone fails, with its very failure', async () => {
  const failure = new Error('one')

  await expect(allOf([Promise.resolve(), Promise.reject(failure)])).rejects.toBe(failure)
})
