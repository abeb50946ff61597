import { InMemoryIdempotencyKeys } from '@camp/application/idempotency/testing/in-memory-idempotency-keys.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { idempotentAct, idempotentForm } from './idempotent-form.ts'
import { nobodyYet } from './session/sign-in-facts.ts'

const scope = 'hold'
const by = { actor: visitor, signIn: nobodyYet }

function counted() {
  let holds = 0
  return async () => `/reserve?reservation=${++holds}`
}

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('leads a form that is posted again where the first post led', async () => {
  const [keys, act] = [new InMemoryIdempotencyKeys(), counted()]
  const post = () => idempotentForm(keys, { scope, by, form: aForm({ plot: 'a1', formKey: 'shown-once-1' }) }, act)

  expect(await Promise.all([post(), post()])).toEqual(['/reserve?reservation=1', '/reserve?reservation=1'])
  expect(await post()).toBe('/reserve?reservation=1')
})

it('acts on another showing, on other fields, and on a form without a key', async () => {
  const [keys, act] = [new InMemoryIdempotencyKeys(), counted()]
  const post = (fields: Record<string, string>) => idempotentForm(keys, { scope, by, form: aForm(fields) }, act)

  expect(await post({ plot: 'a1', formKey: 'shown-once-1' })).toBe('/reserve?reservation=1')
  expect(await post({ plot: 'a1', formKey: 'shown-once-2' })).toBe('/reserve?reservation=2')
  expect(await post({ plot: 'a2', formKey: 'shown-once-1' })).toBe('/reserve?reservation=3')
  expect(await post({ plot: 'a1' })).toBe('/reserve?reservation=4')
})

it('keeps the key out of what is acted on', async () => {
  const form = aForm({ plot: 'a1', formKey: 'shown-once-1' })

  await idempotentForm(new InMemoryIdempotencyKeys(), { scope, by, form }, async () => '/')

  expect([...form.keys()]).toEqual(['plot'])
})

it('keeps what was done, and no refusal: the same showing may be posted again after one', async () => {
  const keys = new InMemoryIdempotencyKeys()
  const answers = [refused({ code: 'full' }), accepted('/booked/1'), accepted('/booked/2')] as const
  let asked = 0
  const post = () => {
    const form = aForm({ plot: 'a1', formKey: 'shown-once-1' })
    return idempotentAct(keys, { scope, by, form }, async () => answers[asked++] ?? refused({ code: 'full' }))
  }

  expect([await post(), await post(), await post()]).toEqual([
    refused({ code: 'full' }),
    accepted('/booked/1'),
    accepted('/booked/1'),
  ])
})

it('lets a fault through as it is', async () => {
  const fault = new Error('broken')
  const posted = { scope, by, form: aForm({ formKey: 'shown-once-1' }) }

  await expect(idempotentAct(new InMemoryIdempotencyKeys(), posted, () => Promise.reject(fault))).rejects.toBe(fault)
})
