import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const app = fileURLToPath(new URL('..', import.meta.url))
const sheets = globSync('**/*.css', { cwd: app })
const ofWholePage = /(?:^|[\s,>])(?:\*|:root|html|body|main|#content)[^\s,{]*:has\([^{]*/gm

it('no rule asks an element that holds the page what is in it: each opening would style every element anew', () => {
  const rules = sheets.flatMap((sheet) => {
    const css = readFileSync(`${app}/${sheet}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return css.match(ofWholePage) ?? []
  })
  expect(sheets).toContain('styles/base.css')
  expect(rules).toEqual([])
})
