import type { Locator } from '@playwright/test'
import type { Tab } from './tab.ts'

/**
 * Seconds of somebody who has never seen the product: looks for what to press, reads each field, types with
 * two fingers on a phone, reads each page, waits for a letter with a code, and looks for photographs.
 */
const slowly = { click: 6, field: 10, letter: 0.6, page: 30, code: 45, photograph: 30 } as const

type Photograph = Extract<Parameters<Locator['setInputFiles']>[0], { buffer: unknown }>

/** Counts what an owner does, and says how long a slow one is at it. */
export class SlowOwner {
  readonly #tab: Tab
  readonly #done = { click: 0, field: 0, letter: 0, page: 0, code: 0, photograph: 0 }

  constructor(tab: Tab) {
    this.#tab = tab
  }

  async click(what: Locator): Promise<void> {
    this.#done.click += 1
    await what.click()
  }

  async press(name: string): Promise<void> {
    await this.click(this.#tab.page.getByRole('button', { name, exact: true }))
  }

  async write(field: string | Locator, text: string): Promise<void> {
    this.#done.field += 1
    this.#done.letter += text.length
    await (typeof field === 'string' ? this.#tab.page.getByLabel(field, { exact: true }) : field).fill(text)
  }

  async writeCode(field: string, code: string): Promise<void> {
    this.#done.code += 1
    await this.write(field, code)
  }

  async choosePhotographs(field: string, files: readonly Photograph[]): Promise<void> {
    this.#done.field += 1
    this.#done.photograph += files.length
    await this.#tab.page.getByLabel(field, { exact: true }).setInputFiles([...files])
  }

  reads(): void {
    this.#done.page += 1
  }

  get clicks(): number {
    return this.#done.click
  }

  get minutes(): number {
    const kinds = Object.keys(slowly) as (keyof typeof slowly)[]
    return kinds.reduce((sum, kind) => sum + this.#done[kind] * slowly[kind], 0) / 60
  }

  toString(): string {
    const { click, field, letter, page } = this.#done
    return `${click} clicks, ${field} fields of ${letter} letters on ${page} pages: ${this.minutes.toFixed(1)} minutes of a slow owner`
  }
}
