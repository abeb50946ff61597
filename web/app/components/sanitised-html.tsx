interface SanitisedHtmlProps {
  /** Cleaned by the product before it was stored: never text from anywhere else. */
  readonly html: string
}

/** Descriptions, directions and terms as their campsite wrote them. */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows HTML, cleaned on its way into the store.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
