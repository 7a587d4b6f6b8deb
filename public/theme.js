// Before the first paint: the theme of the last visit, so that a light page never starts dark.
;(function () {
  var theme = 'dark'
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light'
  } catch (_) {
    // Blocked storage: the default stands.
  }
  document.documentElement.dataset.theme = theme
  if (theme === 'light') document.querySelector('meta[name="theme-color"]').content = '#f3e4ff'
})()
