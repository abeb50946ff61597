/** `https://{s}.tiles.example/{z}/…` comes from `https://*.tiles.example`. */
export function originOfTiles(template: string): string {
  const [, host = ''] = /^https:\/\/([^/]+)\//.exec(template) ?? []
  return `https://${host.replace(/^\{s\}(?=\.)/, '*')}`
}
