import { expect, it } from 'vitest'
import { readForm, readTyped } from '#app/forms/read-form.server.ts'
import { blockFacts, panelForm, type UnreadableBlock } from './panel-form.server.ts'

const nights = { arrival: '2026-12-01', departure: '2026-12-05' }
const read = (fields: Record<string, string>) => readForm(panelForm, new URLSearchParams(fields))
const block = (fields: Record<string, string>) => readTyped<typeof blockFacts, UnreadableBlock>(blockFacts, read(fields))

it('knows the button, and carries what was shown', () => {
  expect(read({ intent: 'move', version: '3', 'shown-keep': '80000', notify: 'on', price: 'keep' })).toMatchObject({
    intent: 'move',
    version: 3,
    'shown-keep': 80_000,
    'shown-re-quote': null,
    notify: true,
    price: 'keep',
  })
  expect(read({ intent: 'toString' }).intent).toBeNull()
})

it('keeps plots from guests, to the end of a last day where there is one', () => {
  expect(block(nights)).toMatchObject({ ok: true, value: { expiresAt: null } })

  const held = block({ ...nights, until: '2026-11-30' })

  expect(held.ok && held.value.expiresAt?.toString()).toBe('2026-11-30T22:00:00Z')
})

it.each([
  [{ arrival: '2026-12-01' }, 'form-incomplete'],
  [{ ...nights, departure: '2026-12-01' }, 'departure-not-after-arrival'],
  [{ ...nights, until: 'soon' }, 'form-incomplete'],
])('does not keep plots from guests for what it cannot read: %o', (fields, code) => {
  expect(block(fields)).toMatchObject({ ok: false, refusal: { problems: [{ code }] } })
})
