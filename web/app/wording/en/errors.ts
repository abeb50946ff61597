export const errors = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There’s nothing at this address. A letter may be wrong, or the page has moved. Where would you like to camp?',
  forbiddenTitle: 'You can’t see this page',
  forbiddenText: 'You’re logged in, but this page isn’t open to your account. Should it be? Ask whoever runs your campsite here.',
  failedTitle: 'Sorry, something broke on our side',
  failedText:
    'Please try again in a few minutes. If you sent something on this page, check whether it was saved before you send it again.',
  unavailableTitle: 'Sorry, we’re away for a moment',
  unavailableText:
    'We should be back within a minute. If you sent something on this page, check whether it was saved before you send it again.',
  lateTitle: 'Sorry, this is taking too long',
  lateText:
    'We stopped, so you don’t have to wait any longer. If you sent something on this page, check whether it was saved before you send it again.',
  refusedTitle: 'We couldn’t read what your browser sent',
  refusedText: 'Nothing was saved. Go back, check the page and try again.',
  reference: 'If you write to us about it, please give this number:',
  backToSearch: 'Search for a campsite',
  tryAgain: 'Try again',
} as const
