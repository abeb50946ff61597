import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from './sanitise.ts'

const nasty = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&#58;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="//evil.test/x">x</a>',
  '<a href=https://camp.test onclick=alert(1)>x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<p style="background:url(javascript:alert(1))">p</p>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="https://evil.test"><input name=a></form>',
  '<<p>script>alert(1)<</p>/script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<ul><li>one<li>two</ul>',
  '<b><i>unclosed',
  '</p></p>&amp;&nbsp;"\'`',
  '<a href="https://camp.test/?a=1&b=2">link</a>',
  '<template><script>alert(1)</script></template>',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
]
const fragments = fc
  .array(fc.oneof(fc.constantFrom(...nasty), fc.string({ maxLength: 12 })), { maxLength: 8 })
  .map((parts) => parts.join(''))

describe('sanitising', () => {
  it('keeps bold, lists, headings and links that lead somewhere safe', () => {
    const html = '<h2>Roads</h2><p>Take the <b>R364</b>.</p><ul><li><i>gravel</i></li></ul>'

    expect(sanitise(html)).toBe(html)
    expect(sanitise('<a href="https://camp.test" target="_top">map</a>')).toBe(
      '<a href="https://camp.test" rel="nofollow noopener">map</a>',
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fragments, (html) => sanitise(sanitise(html)) === sanitise(html)),
      { numRuns: 2000 },
    )
  })

  it('leaves nothing that runs or loads', () => {
    fc.assert(
      fc.property(fragments, (html) => {
        const tags = sanitise(html).match(/<[^>]*>/g) ?? []
        return tags.every((tag) => allowedTag.test(tag))
      }),
      { numRuns: 2000 },
    )
  })
})

const allowedTag =
  /^<(\/?(p|b|strong|i|em|u|ul|ol|li|h2|h3|h4|blockquote|a)|br \/|a|a href="(https?:\/\/|mailto:|tel:)[^"]*" rel="nofollow noopener")>$/i
