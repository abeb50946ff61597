import type { DemoCommand } from '@camp/application/enquiries/request-demo.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { pageContext } from '#server/testing/page-context.ts'
import { answerDemo } from './answer-demo.ts'

const typed = {
  name: 'Pieter Louw',
  campsite: 'Rietvlei Camp',
  email: 'pieter@example.test',
  phone: '082 123 4567',
  province: 'WC',
  plots: '24',
  message: '',
}

const from = { address: '41.13.7.9', browser: 'Firefox' }

async function whenPosted(fields: Record<string, string>, isTooMany = false) {
  const asked: DemoCommand[] = []
  const execute = async (command: DemoCommand) => {
    asked.push(command)
    return isTooMany ? refused({ code: 'too-many' }) : accepted({ reference: '371-205-884' })
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return { answer: await answerDemo(pageContext({ requestDemo: { execute } }), form, from), asked }
}

describe('asking for a demo', () => {
  it('is kept, and leads to a page with the reference', async () => {
    const { answer, asked } = await whenPosted(typed)

    const { name, campsite, email, phone } = typed
    expect(asked).toEqual([{ name, campsite, email, phone, provinceCode: 'WC', plotCount: 24, message: null, from }])
    expect((answer as Response).headers.get('Location')).toBe('/book-demo?sent=371-205-884')
  })

  it('needs neither province nor plots', async () => {
    const { asked } = await whenPosted({ ...typed, province: 'elsewhere', plots: '' })

    expect(asked).toMatchObject([{ provinceCode: null, plotCount: null }])
  })

  it.each([
    ['name', '', 'nameMissing'],
    ['campsite', ' ', 'campsiteMissing'],
    ['email', 'pieter@', 'emailInvalid'],
    ['phone', '', 'phoneMissing'],
    ['phone', '12', 'phoneInvalid'],
    ['phone', 'call me', 'phoneInvalid'],
    ['plots', 'about 20', 'plotsInvalid'],
    ['message', 'x'.repeat(5001), 'tooLong'],
  ])('comes back with what is wrong with its %s (%s)', async (field, value, code) => {
    const { answer, asked } = await whenPosted({ ...typed, [field]: value })

    expect(asked).toEqual([])
    expect(answer).toMatchObject({ init: { status: 400 }, data: { problems: [{ field, code }] } })
  })

  it('keeps nothing of a machine', async () => {
    const { asked } = await whenPosted({ ...typed, website: 'http://spam.test' })

    expect(asked).toEqual([])
  })

  it('asks for patience where too many came from one address', async () => {
    const { answer } = await whenPosted(typed, true)

    expect(answer).toMatchObject({ init: { status: 429 }, data: { problems: [{ code: 'tooMany' }] } })
  })
})
