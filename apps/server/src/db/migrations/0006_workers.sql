CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"release" text NOT NULL,
	"concurrency" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
