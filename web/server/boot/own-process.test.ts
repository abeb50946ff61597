import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inOwnProcess } from './own-process.ts'

function aProgram(text: string): URL {
  const file = join(mkdtempSync(join(tmpdir(), 'own-process-')), 'program.mjs')
  writeFileSync(file, text)
  return pathToFileURL(file)
}

describe('a piece of work in a process of its own', () => {
  it.each([
    ['well, with what it was given', 'good', true],
    ['badly', 'bad', false],
  ])('says that it ended %s', async (_, word, isGood) => {
    const program = aProgram(`process.exitCode = process.argv[2] + process.env.WORD === 'agood' ? 0 : 3; process.disconnect()`)

    expect(await inOwnProcess(program, { args: ['a'], env: { WORD: word }, isUnhurried: true }).ended).toBe(isGood)
  })

  it('ends when it is stopped, and says nothing of its end', async () => {
    const work = inOwnProcess(aProgram('setInterval(() => {}, 60_000)'))
    let hasSaid = false
    void work.ended.then(() => {
      hasSaid = true
    })

    await work.stop()
    await new Promise(setImmediate)

    expect(hasSaid).toBe(false)
  })
})
