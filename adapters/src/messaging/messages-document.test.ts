import { readFileSync } from 'node:fs'
import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { notificationTypes } from '@camp/domain/messaging/notification.ts'
import { describe, expect, it } from 'vitest'
import { templateOf } from './compose-whatsapp.ts'
import { wordings } from './wording/words.ts'
import { WordingComposer } from './wording-composer.ts'

const document = readFileSync(new URL('../../../docs/messages.md', import.meta.url), 'utf8')
const home = 'https://camp.example'
const facts = someNotificationFacts({
  money: { amountPaid: 60_000, balance: 60_000, refundAmount: 30_000 },
  links: {
    confirm: `${home}/r/…/confirm`,
    cancel: `${home}/r/…/cancel`,
    summary: `${home}/boskloof-camp/reservation/…`,
  },
})

/** The rows of the table whose first line says `head`, without their edges. */
function rowsUnder(head: string): readonly (readonly string[])[] {
  const [, after = ''] = document.split(`${head}\n`)
  const [table = ''] = after.split('\n\n')
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
}

function variablesOf(template: string, language: Language): Readonly<Record<string, string>> {
  const type = notificationTypes.find((known) => templateOf[known] === template)
  if (!type) return { 1: '048213' }
  return new WordingComposer().compose({ type, event: 'moved', channel: 'app', language, facts }).variables ?? {}
}

describe('docs/messages.md', () => {
  const rows = rowsUnder('| template | variable | holds | in English | in Afrikaans |')
  const own = Object.keys(wordings.en.whatsApp).filter((name) => name !== 'default')

  it.each(rows)('says what %s has as %s: %s', (template, variable, _, english, afrikaans) => {
    for (const name of template === 'every one' ? own.filter((known) => known !== 'verification_code') : [template ?? '']) {
      expect(variablesOf(name, 'en')[variable ?? '']).toBe(english)
      expect(variablesOf(name, 'af')[variable ?? '']).toBe(afrikaans)
    }
  })

  it('leaves out no variable of a template', () => {
    for (const name of own) {
      const told = rows.filter(([template]) => template === name || (template === 'every one' && name !== 'verification_code'))
      expect(told.map(([, variable]) => variable).toSorted()).toEqual(Object.keys(variablesOf(name, 'en')).toSorted())
    }
  })

  it.each(Object.keys(wordings.en.whatsApp))('has the text of %s as it is sent, in both languages', (name) => {
    const [, section = ''] = document.split(`#### ${name}\n`)
    for (const language of ['en', 'af'] as const) {
      const [, text] = new RegExp(`\`\`\`text ${language}\\n([^\`]*)\\n\`\`\``).exec(section) ?? []
      expect(text).toBe(wordings[language].whatsApp[name as keyof typeof wordings.en.whatsApp])
    }
  })

  it('has the fullest SMS of every type', () => {
    const { en, af } = wordings
    expect(rowsUnder('| type | in English | in Afrikaans |')).toEqual(
      (Object.keys(en.sms) as (keyof typeof en.sms)[]).map((type) => [type, en.sms[type][0], af.sms[type][0]]),
    )
  })

  it('has the SMS of every event that has one of its own', () => {
    const { en, af } = wordings
    expect(rowsUnder('| event | in English | in Afrikaans |')).toEqual(
      (Object.keys(en.smsOfEvent) as (keyof typeof en.smsOfEvent)[]).map((event) => [
        ...[`\`${event}\``, en.smsOfEvent[event][0], af.smsOfEvent[event][0]],
      ]),
    )
  })
})
