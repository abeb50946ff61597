import type { TemplateKey } from './template-mappings.ts'

/** The words that our templates are registered with. */
export interface TemplateTexts {
  /**
   * With `{{1}}` … as they are registered, buttons as lines at the end; undefined for a template of somebody
   * else's.
   */
  textOf(key: TemplateKey): string | undefined
  /** One of every variable that the template may have, as a guest could read it. */
  examplesOf(key: TemplateKey): Readonly<Record<string, string>>
}
