import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { givenPeople } from '../testing/given-people.ts'
import { ProveContact } from './prove-contact.ts'
import { SendContactCode, type TypedContact } from './send-contact-code.ts'

const byMail: TypedContact = { channel: 'email', email: ' Thandi@Example.test ' }
const bySms: TypedContact = { channel: 'sms', countryCode: '+27', cell: '082 123 4567' }

function given() {
  const people = givenPeople()
  const send = (contact: TypedContact, address: string | null = '41.13.7.9') =>
    new SendContactCode(people.ports).execute({ contact, language: 'en', address })
  const prove = (key: string, code: string) => new ProveContact(people.ports).execute({ key, code, address: '41.13.7.9' })
  const sent = async (contact: TypedContact) => {
    const answer = await send(contact)
    return { key: answer.ok ? answer.value.key : '', code: people.codeMessages.sent.at(-1)?.code ?? '' }
  }
  return { ...people, send, prove, sent }
}

describe('a code to a contact without an account', () => {
  it.each([
    ['an address', byMail, 'thandi@example.test', 'email'],
    ['a number', bySms, '27821234567', 'number'],
  ] as const)('proves %s for twelve hours', async (_what, contact, to, kind) => {
    const { sent, prove, codeMessages, ports } = given()

    const { key, code } = await sent(contact)

    expect(codeMessages.sent.at(-1)).toMatchObject({ to, channel: contact.channel, purpose: 'prove-contact' })
    expect(await prove(key, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject(accepted({ kind }))
    expect(await ports.contactProofs.provedBy(key, aMoment('2026-11-21T21:59').now)).toBe(kind)
    expect(await ports.contactProofs.provedBy(key, aMoment('2026-11-21T22:00').now)).toBeUndefined()
  })

  it('is nothing with another key, a wrong code, or after ten minutes', async () => {
    const { sent, prove, clock } = given()
    const [first, second] = [await sent(byMail), await sent(bySms)]

    expect(await prove('made up', first.code)).toEqual(refused({ code: 'code-wrong' }))
    expect(await prove(first.key, 'no code')).toEqual(refused({ code: 'code-wrong' }))
    clock.moveTo('2026-11-21T10:10')
    expect(await prove(second.key, second.code)).toEqual(refused({ code: 'code-wrong' }))
  })

  it.each([
    [{ channel: 'email', email: 'thandi' }, 'email-invalid'],
    [{ channel: 'sms', countryCode: null, cell: '0821234567' }, 'cell-invalid'],
    [{ channel: 'app', countryCode: '+27', cell: '12' }, 'cell-invalid'],
  ] as const)('is not sent to %j', async (contact, code) => {
    const { send, codeMessages } = given()

    expect(await send(contact)).toEqual(refused({ code }))
    expect(codeMessages.sent).toEqual([])
  })

  it('goes to one address or number five times in fifteen minutes, from wherever it is asked for', async () => {
    const { send, clock } = given()
    for (let time = 0; time < 5; time += 1) expect((await send(bySms, `41.13.${time}.1`)).ok).toBe(true)

    expect(await send(bySms, '102.1.1.1')).toEqual(refused({ code: 'too-many-tries' }))
    clock.moveTo('2026-11-21T10:16')
    expect((await send(bySms)).ok).toBe(true)
  })

  it('goes from one address to twenty people in fifteen minutes', async () => {
    const { send } = given()
    const to = (person: number) => send({ channel: 'email', email: `person${person}@example.test` })
    for (let person = 0; person < 20; person += 1) expect((await to(person)).ok).toBe(true)

    expect(await to(20)).toEqual(refused({ code: 'too-many-tries' }))
  })
})
