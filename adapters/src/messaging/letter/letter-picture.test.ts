import type { NotifiedPicture } from '@camp/application/messaging/notification-facts.ts'
import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { type CampsiteEvent, type GuestEvent, guestEvents } from '@camp/domain/messaging/notification.ts'
import { describe, expect, it } from 'vitest'
import { compose } from '../testing/composed.ts'

const url = 'https://camp.example/pictures/river/1080.jpeg'

function letterWith(
  picture: NotifiedPicture | null,
  event: GuestEvent | Exclude<CampsiteEvent, 'guest-message'> = 'confirmed',
  language: Language = 'en',
) {
  return compose(event, 'email', someNotificationFacts({ picture }), language)
}

const imageIn = (html: string | null) => /<img[^>]*>/.exec(html ?? '')?.[0]

describe('the picture of the place in a letter', () => {
  it('stands above the words, with a size of its own that shrinks', () => {
    const { html } = letterWith({ url, text: 'Tents beside the river' })

    const image = imageIn(html) ?? ''
    expect(image).toContain(`src="${url}" alt="Tents beside the river" width="600" height="400"`)
    expect(image).toMatch(/width:100%;max-width:600px;height:auto/)
    expect(html?.indexOf(image)).toBeLessThan(html?.indexOf('<h1') ?? 0)
  })

  it('is called by its place where its owner has no words for it', () => {
    expect(imageIn(letterWith({ url, text: null }).html)).toContain('alt="A picture of Boskloof Camp"')
    expect(imageIn(letterWith({ url, text: null }, 'confirmed', 'af').html)).toContain('Foto van Boskloof Camp')
  })

  it('keeps what its owner typed inside its words', () => {
    expect(imageIn(letterWith({ url, text: '"><script>' }).html)).toContain('alt="&quot;&gt;&lt;script&gt;"')
  })

  it('is not there where the campsite has none, nor in messages from before', () => {
    expect(imageIn(letterWith(null).html)).toBeUndefined()
    expect(imageIn(compose('confirmed', 'email').html)).toBeUndefined()
  })

  it('comes with a stay that is ahead or that was, and with none that is off', () => {
    const shown = guestEvents.filter((event) => imageIn(letterWith({ url, text: null }, event).html))

    expect(shown).toEqual([
      'submitted',
      'payment-pending',
      'confirmed',
      'deposit-received',
      'payment-received',
      'payment-due',
      'transfer-due',
      'moved',
      'review-invitation',
    ])
    expect(imageIn(letterWith({ url, text: null }, 'booking-received').html)).toBeUndefined()
  })

  it.each(guestEvents)('changes nothing of the plain part about "%s", and is no link', (event) => {
    const { text, links } = compose(event, 'email')

    expect(letterWith({ url, text: 'Tents beside the river' }, event)).toMatchObject({ text, links })
  })
})
