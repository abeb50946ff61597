import type { TemplateKey } from '@camp/application/whatsapp/template-mappings.ts'
import type { TemplateTexts } from '@camp/application/whatsapp/template-texts.ts'
import { notificationTypes } from '@camp/domain/messaging/notification.ts'
import { composeWhatsApp, templateOf } from '../messaging/compose-whatsapp.ts'
import { messageValues } from '../messaging/wording/message-values.ts'
import { wordings, wordsIn } from '../messaging/wording/words.ts'
import { exampleFacts } from './example-facts.ts'

/** From the wording catalogues, which are what the templates are registered with. */
export class WordingTemplateTexts implements TemplateTexts {
  readonly #publicUrl: string

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl
  }

  textOf({ name, language }: TemplateKey): string | undefined {
    const texts: Readonly<Record<string, string>> = wordings[language].whatsApp
    return Object.hasOwn(texts, name) ? texts[name] : undefined
  }

  examplesOf({ name, language }: TemplateKey): Readonly<Record<string, string>> {
    const type = notificationTypes.find((known) => templateOf[known] === name)
    if (!type) return { 1: '123456' }
    const values = messageValues(exampleFacts(type, this.#publicUrl), language, wordsIn(language))
    return composeWhatsApp({ type, language, event: null, isCancelled: false }, values).variables
  }
}
