import { expect, it } from 'vitest'
import { actForm } from './act-form.server.ts'

it.each([
  ['an act without the box', {}, false],
  ['a box that is ticked', { asksToTell: 'on', tells: 'on' }, false],
  ['a box whose tick was taken away', { asksToTell: 'on' }, true],
])('%s keeps silent: %s, %s', (_, answers, silent) => {
  expect(actForm.parse(answers).silent).toBe(silent)
})
