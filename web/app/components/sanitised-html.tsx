interface SanitisedHtmlProps {
  /**
   * Cleaned by the product before it was stored and again when it was read: never text from anywhere else.
   */
  readonly html: string
}

/** Descriptions, directions and terms as their campsite wrote them. */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows HTML, cleaned on its way into the store and out of it.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
