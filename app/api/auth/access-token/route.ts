export { mockAccessToken as GET } from '@/lib/template-mock/calls'
