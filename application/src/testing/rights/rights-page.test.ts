import { expect, it } from 'vitest'
import { rightsPage } from './rights-page.ts'

it('docs/rights.md says what the table says', async () => {
  await expect(rightsPage()).toMatchFileSnapshot('../../../../docs/rights.md')
})
