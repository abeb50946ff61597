import { DeskPage } from '../pages/desk-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'
const t = words('bookings')

test('a plate, a gate code and a note are taken back, and the history keeps them @nojs-long', async ({ tab, program, stay }) => {
  const { page } = tab
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2028-01-31', 2), plot: 'Van bay 1' })
  const desk = new DeskPage(tab, slug)
  const guest = page.getByRole('region', { name: t('guest'), exact: true })
  const notes = page.getByRole('region', { name: t('notes'), exact: true })
  await desk.signIn()
  await desk.open(id)

  await guest.getByRole('link', { name: `Change ${t('plate')}` }).click()
  await tab.isReady()
  await page.getByLabel(t('plate')).fill('CA 123-456')
  await page.getByRole('button', { name: t('do_plate') }).click()
  await expect(guest).toContainText('CA 123-456')
  await tab.isReady()
  await desk.undo('undo-plate')
  await expect(guest).not.toContainText('CA 123-456')

  await guest.getByRole('link', { name: `Change ${t('gateCode')}` }).click()
  await tab.isReady()
  await page.getByRole('button', { name: t('do_gate-code') }).click()
  await expect(guest.locator('code')).toHaveText(/\S{8}/)
  await tab.isReady()
  await desk.undo('undo-gate-code')
  await expect(guest.locator('code')).toHaveCount(0)

  await notes.getByLabel(t('act_note')).fill('Brings a very large dog')
  await notes.getByRole('button', { name: t('do_note') }).click()
  await expect(notes).toContainText('Brings a very large dog')
  await tab.isReady()
  await desk.undo('undo-note')
  await expect(notes).not.toContainText('Brings a very large dog')
  await expect(page.getByRole('region', { name: t('history') })).toContainText('Brings a very large dog')
})
