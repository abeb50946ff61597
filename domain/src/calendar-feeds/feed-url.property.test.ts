import fc from 'fast-check'
import { expect, it } from 'vitest'
import { feedUrlFault } from './feed-url.ts'

it.each([
  ['https://www.airbnb.co.za/calendar/ical/123.ics?s=abc', null],
  ['https://ical.booking.com/v1/export?t=9', null],
  ['', 'missing'],
  ['airbnb.com/calendar', 'url-unreadable'],
  ['https://a b.com/', 'url-unreadable'],
  ['http://www.airbnb.com/x.ics', 'url-not-https'],
  ['file:///etc/passwd', 'url-not-https'],
  ['https://me:secret@www.airbnb.com/x.ics', 'url-with-password'],
  ['https://www.airbnb.com:8443/x.ics', 'url-with-port'],
  ['https://localhost/x.ics', 'url-of-no-public-host'],
  ['https://database.internal./x.ics', 'url-of-no-public-host'],
  ['https://router/x.ics', 'url-of-no-public-host'],
  ['https://0x7f.1/x.ics', 'url-of-no-public-host'],
  ['https://2130706433/x.ics', 'url-of-no-public-host'],
  ['https://[::1]/x.ics', 'url-of-no-public-host'],
  [`https://www.airbnb.com/${'x'.repeat(2000)}`, 'url-too-long'],
])('%s is answered %s', (url, fault) => {
  expect(feedUrlFault(url)).toBe(fault)
})

it('never takes the number of a machine for a host, however it is written', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV4Extended(),
        fc.ipV6().map((address) => `[${address}]`),
      ),
      (host) => {
        expect(feedUrlFault(`https://${host}/calendar.ics`)).not.toBeNull()
      },
    ),
  )
})

it('takes nothing but public names over https, whatever is typed', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https', 'http', 'ftp'], withQueryParameters: true }), (url) => {
      if (feedUrlFault(url) !== null) return
      const { protocol, hostname, port, username } = new URL(url)
      expect([protocol, port, username]).toEqual(['https:', '', ''])
      expect(hostname).toContain('.')
    }),
  )
})

it('an address of blanks is none, and two thousand characters are the longest', () => {
  const longest = `https://camp.co.za/${'x'.repeat(1_981)}`

  expect([feedUrlFault(''), feedUrlFault('  ')]).toEqual(['missing', 'missing'])
  expect([feedUrlFault(longest), feedUrlFault(`${longest}x`)]).toEqual([null, 'url-too-long'])
})
