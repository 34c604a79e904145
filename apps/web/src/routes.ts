import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('pages/public-layout.tsx', [
    index('pages/home.tsx'),
    route('features', 'pages/features.tsx'),
    route('pricing', 'pages/pricing.tsx'),
    route('about', 'pages/about.tsx'),
    route('templates', 'pages/templates.tsx'),
    route('testimonials', 'pages/testimonials.tsx'),
    route('contact', 'pages/contact.tsx'),
    layout('pages/legal-layout.tsx', [
      route('terms-of-service', 'pages/terms-of-service.tsx'),
      route('privacy-policy', 'pages/privacy-policy.tsx'),
    ]),
    route('payment-success', 'pages/payment-success.tsx'),
    layout('pages/sign-in-layout.tsx', [
      route('login', 'pages/login.tsx'),
      route('login/second-factor', 'pages/second-factor.tsx'),
      route('register', 'pages/register.tsx'),
      route('forgot-password', 'pages/forgot-password.tsx'),
      route('reset-password', 'pages/reset-password.tsx'),
      route('auth/confirm', 'pages/confirm.tsx'),
      route('auth/tiktok/callback', 'pages/tiktok-callback.tsx'),
    ]),
    route('*', 'pages/not-found.tsx'),
  ]),
  route('app', 'pages/app/app-layout.tsx', [
    index('pages/app/home.tsx'),
    route('create-video', 'pages/app/create-video.tsx'),
    ...prefix('videos', [index('pages/app/videos.tsx'), route(':videoId', 'pages/app/video.tsx')]),
    route('post-video', 'pages/app/post-video.tsx'),
    route('posts', 'pages/app/posts.tsx'),
    route('connections', 'pages/app/connections.tsx'),
    route('subscription', 'pages/app/subscription.tsx'),
    route('affiliate', 'pages/app/affiliate.tsx'),
    ...prefix('settings', [index('pages/app/settings.tsx'), route('security', 'pages/app/security.tsx')]),
    route('template-generator', 'pages/app/template-generator.tsx'),
    route('my-channels/:channelId', 'pages/app/channel.tsx'),
    route('*', 'pages/app/not-found.tsx'),
  ]),
] satisfies RouteConfig
