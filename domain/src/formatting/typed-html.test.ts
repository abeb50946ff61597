import { expect, it } from 'vitest'
import { htmlOfTyped, typedOfHtml } from './typed-html.ts'

it.each([
  ['', ''],
  ['No generators.', '<p>No generators.</p>'],
  ['One & two\nthree\n\nFour', '<p>One &amp; two<br />three</p><p>Four</p>'],
  ['Bring:\n\n- wood\n- water', '<p>Bring:</p><ul><li>wood</li><li>water</li></ul>'],
  ['Bring:\n- wood\n- water', '<p>Bring:<br />- wood<br />- water</p>'],
  ['Fewer < 5 guests', '<p>Fewer &lt; 5 guests</p>'],
])('%j is %s, and back', (typed, html) => {
  expect(htmlOfTyped(typed)).toBe(html)
  expect(typedOfHtml(html)).toBe(typed)
})

it.each(['<p>With <strong>weight</strong>.</p>', '<h2>Rules</h2><p>One.</p>'])('%s stays the HTML that it is', (html) => {
  expect(htmlOfTyped(typedOfHtml(html))).toBe(html)
})
