import { glob, readFile } from 'node:fs/promises'
import { rights } from '@camp/application/testing/rights/rights.ts'
import { describe, expect, it } from 'vitest'

const web = new URL('../..', import.meta.url).pathname

const isCommandLine = (right: (typeof rights)[keyof typeof rights]) =>
  typeof right === 'object' && right.openTo === 'command line'
const names = Object.entries(rights).flatMap(([name, right]) => (isCommandLine(right) ? [name] : []))

/**
 * What the process does of its own accord: the local mailbox, there as long as no channel has credentials,
 * and its figures.
 */
const noDoors = ['server/container.ts']

/** They ask nobody who they are, so nobody may reach them through the web. */
describe('the use cases of the command line', () => {
  it('are named by no page, procedure or other door of the web', async () => {
    const calls = new RegExp(`\\b(${names.join('|')})\\b`)
    const found: string[] = []
    for await (const path of glob('{app,server}/**/*.{ts,tsx}', { cwd: web })) {
      if (path.includes('.test.') || path.includes('testing/')) continue
      if (calls.test(await readFile(`${web}${path}`, 'utf8'))) found.push(path)
    }

    expect(names.length).toBeGreaterThan(5)
    expect(found.toSorted()).toEqual(noDoors)
  })
})
