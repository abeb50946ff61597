import { expect, it } from 'vitest'
import { sanitisedOnRead } from './sanitised-on-read.ts'

it('takes out what got into the store by another way', () => {
  expect(sanitisedOnRead('<p onclick="steal()">Quiet<script>steal()</script></p>')).toBe('<p>Quiet</p>')
  expect(sanitisedOnRead('<p onclick="steal()">Quiet<script>steal()</script></p>')).toBe('<p>Quiet</p>')
})

it.each(['', 'Quiet after ten.', '<h2>Rules</h2><p>Quiet &amp; dark</p>'])('leaves what is clean as it is: "%s"', (html) => {
  expect(sanitisedOnRead(html)).toBe(html)
})
