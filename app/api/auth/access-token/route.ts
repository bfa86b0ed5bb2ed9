export { mockAccessToken as GET } from '@/lib/auth/template-mock/calls'
