import { expect, it } from 'vitest'
import { writtenData } from './written-data.ts'

function anOutput(fault?: Error) {
  const written: string[] = []
  const write = (text: string | Uint8Array, answer?: unknown) => {
    written.push(String(text))
    setImmediate(() => typeof answer === 'function' && answer(fault))
    return true
  }
  return { written, write: write as NodeJS.WriteStream['write'] }
}

it('answers once the data was taken', async () => {
  const output = anOutput()

  expect(await writtenData(output, 'a,b\n')).toBeUndefined()
  expect(output.written).toEqual(['a,b\n'])
})

it('answers why the data was not taken, which a stream says later', async () => {
  const fault = new Error('ENOSPC: no space left on device, write')

  expect(await writtenData(anOutput(fault), 'a,b\n')).toBe(fault)
})
