CREATE UNLOGGED TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"input" json NOT NULL,
	"answer" json,
	"error" json,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"asked_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
