import type { ContactCommand } from '@camp/application/enquiries/send-contact-message.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { pageContext } from '#server/testing/page-context.ts'
import { answerContact } from './answer-contact.ts'

const from = { address: '41.13.7.9', browser: 'Firefox' }
const typed = { name: 'Zanele', email: 'zanele@example.test', subject: 'Dogs', message: 'May we\r\nbring two?' }

function givenPage(isTooMany = false) {
  const sent: ContactCommand[] = []
  const execute = async (command: ContactCommand) => {
    sent.push(command)
    return isTooMany ? refused({ code: 'too-many' }) : accepted({ reference: '482-913-107' })
  }
  const context = pageContext({ sendContactMessage: { execute } })
  const post = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return answerContact(context, form, from)
  }
  return { post, sent }
}

async function whenPosted(fields: Record<string, string>, isTooMany = false) {
  const { post, sent } = givenPage(isTooMany)
  return { answer: await post(fields), sent }
}

describe('the contact form', () => {
  it('is kept, and leads to a page with the reference', async () => {
    const { answer, sent } = await whenPosted({ ...typed, website: '' })

    expect(sent).toEqual([{ ...typed, message: 'May we\nbring two?', from }])
    expect(answer).toMatchObject({ status: 303 })
    expect((answer as Response).headers.get('Location')).toBe('/contact?sent=482-913-107')
  })

  it('comes back with what was typed and every problem', async () => {
    const { answer, sent } = await whenPosted({ name: 'Zanele', email: 'zanele', subject: 'x'.repeat(151) })

    expect(sent).toEqual([])
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: {
        answers: { name: 'Zanele', email: 'zanele', message: '' },
        problems: [
          { field: 'email', code: 'emailInvalid' },
          { field: 'subject', code: 'tooLong', most: 150 },
          { field: 'message', code: 'messageMissing' },
        ],
      },
    })
  })

  it('keeps nothing of a machine, which does not learn of it', async () => {
    const { answer, sent } = await whenPosted({ ...typed, website: 'http://spam.test' })

    expect(sent).toEqual([])
    expect(answer).toMatchObject({ status: 303 })
  })

  it('sends once what is pressed twice', async () => {
    const { post, sent } = givenPage()
    const pressed = { ...typed, formKey: crypto.randomUUID() }

    const [first, second] = await Promise.all([post(pressed), post(pressed)])

    expect(sent).toHaveLength(1)
    expect((second as Response).headers.get('Location')).toBe((first as Response).headers.get('Location'))
  })

  it('asks for patience where too many came from one address', async () => {
    const { answer } = await whenPosted(typed, true)

    expect(answer).toMatchObject({ init: { status: 429 }, data: { problems: [{ code: 'tooMany' }] } })
  })
})
