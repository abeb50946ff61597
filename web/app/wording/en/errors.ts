export const errors = {
  notFoundTitle: 'Page not found',
  notFoundText:
    'If you typed the address, check that it is correct. If you followed a link, the page may have moved. You can search for a campsite here.',
  forbiddenTitle: 'You can’t see this page',
  forbiddenText:
    'Your account doesn’t have permission for it. If you think it should, ask the person who manages your organisation.',
  failedTitle: 'Sorry, there is a problem with the service',
  failedText:
    'Please try again in a few minutes. If you sent something on this page, check whether it was saved before you send it again.',
  unavailableTitle: 'Sorry, the service is unavailable',
  unavailableText:
    'It should be back within a minute. If you sent something on this page, check whether it was saved before you send it again.',
  lateTitle: 'Sorry, this is taking too long',
  lateText:
    'We stopped, so you don’t have to wait any longer. If you sent something on this page, check whether it was saved before you send it again.',
  refusedTitle: 'We couldn’t read this request',
  refusedText: 'Nothing was saved. Go back, check the page and try again.',
  reference: 'If you write to us about it, please mention this reference:',
  backToSearch: 'Search for a campsite',
  tryAgain: 'Try again',
} as const
