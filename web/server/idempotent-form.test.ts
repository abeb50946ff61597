import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { idempotentAct, idempotentForm } from './idempotent-form.ts'
import { pageContext } from './testing/page-context.ts'

const scope = 'hold'

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
  const [page, act] = [pageContext(), counted()]
  const post = () => idempotentForm(page, { scope, form: aForm({ plot: 'a1', formKey: 'shown-once-1' }) }, act)

  expect(await Promise.all([post(), post()])).toEqual(['/reserve?reservation=1', '/reserve?reservation=1'])
  expect(await post()).toBe('/reserve?reservation=1')
})

it('acts on another showing, on other fields, and on a form without a key', async () => {
  const [page, act] = [pageContext(), counted()]
  const post = (fields: Record<string, string>) => idempotentForm(page, { scope, form: aForm(fields) }, act)

  expect(await post({ plot: 'a1', formKey: 'shown-once-1' })).toBe('/reserve?reservation=1')
  expect(await post({ plot: 'a1', formKey: 'shown-once-2' })).toBe('/reserve?reservation=2')
  expect(await post({ plot: 'a2', formKey: 'shown-once-1' })).toBe('/reserve?reservation=3')
  expect(await post({ plot: 'a1' })).toBe('/reserve?reservation=4')
})

it('acts once on other fields as well, of a showing that has acted before', async () => {
  const [page, act] = [pageContext(), counted()]
  const post = (fields: Record<string, string>) => idempotentForm(page, { scope, form: aForm(fields) }, act)

  await post({ plot: 'a1', formKey: 'shown-once-1' })
  const answers = await Promise.all([1, 2].map(() => post({ plot: 'a2', formKey: 'shown-once-1' })))

  expect(answers).toEqual(['/reserve?reservation=2', '/reserve?reservation=2'])
})

it('takes another file for another form', async () => {
  const [page, act] = [pageContext(), counted()]
  const post = (name: string) => {
    const form = aForm({ formKey: 'shown-once-1' })
    form.set('picture', new File(['bytes'], name))
    return idempotentForm(page, { scope, form }, act)
  }

  expect(await post('dam.jpg')).toBe('/reserve?reservation=1')
  expect(await post('dam.jpg')).toBe('/reserve?reservation=1')
  expect(await post('gate.jpg')).toBe('/reserve?reservation=2')
})

it('keeps the key out of what is acted on', async () => {
  const form = aForm({ plot: 'a1', formKey: 'shown-once-1' })

  await idempotentForm(pageContext(), { scope, form }, async () => '/')

  expect([...form.keys()]).toEqual(['plot'])
})

it('keeps what was done, and no refusal: the same showing may be posted again after one', async () => {
  const page = pageContext()
  const answers = [refused({ code: 'full' }), accepted('/booked/1'), accepted('/booked/2')] as const
  let asked = 0
  const post = () => {
    const form = aForm({ plot: 'a1', formKey: 'shown-once-1' })
    return idempotentAct(page, { scope, form }, async () => answers[asked++] ?? refused({ code: 'full' }))
  }

  expect([await post(), await post(), await post()]).toEqual([
    refused({ code: 'full' }),
    accepted('/booked/1'),
    accepted('/booked/1'),
  ])
})

it('lets a fault through as it is', async () => {
  const fault = new Error('broken')
  const posted = { scope, form: aForm({ formKey: 'shown-once-1' }) }

  await expect(idempotentAct(pageContext(), posted, () => Promise.reject(fault))).rejects.toBe(fault)
})
